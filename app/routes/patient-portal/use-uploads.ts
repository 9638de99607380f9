import { useEffect, useReducer, useRef } from "react";
import { MAX_DOCUMENT_BYTES, REFUSALS, type UploadAnswer } from "~/domain/documents";
import type { ErrorBody } from "~/domain/errors";

/** One file on its way, or what became of it. */
export type Upload = {
  key: number;
  name: string;
  state: "waiting" | "sending" | "checking" | "stored" | "refused" | "cancelled";
  /** Percent sent. */
  progress: number;
  /** Why it was refused. */
  message?: string;
};

/** How many are sent at once; more would only share the same line. */
const AT_ONCE = 2;
const OVER = new Set<Upload["state"]>(["stored", "refused", "cancelled"]);
/** Whether nothing more happens to an upload. */
export const isOver = ({ state }: Upload) => OVER.has(state);

type Change = { add: Upload[] } | { key: number; change: Partial<Upload> } | { forget: true };

function reduce(uploads: readonly Upload[], event: Change): readonly Upload[] {
  if ("add" in event) return [...uploads, ...event.add];
  if ("forget" in event) return uploads.filter((upload) => !isOver(upload));
  return uploads.map((upload) =>
    upload.key === event.key && !isOver(upload) ? { ...upload, ...event.change } : upload,
  );
}

/**
 * Sends files by script, each in a request of its own, so that each has its own
 * progress, can be cancelled, and fails alone.
 * @param onStored called after each that was stored.
 */
export function useUploads(address: string, onStored: () => void) {
  const [uploads, dispatch] = useReducer(reduce, []);
  const queue = useRef<{ key: number; file: File }[]>([]);
  const running = useRef(new Map<number, XMLHttpRequest>());
  const keys = useRef(0);

  // Leaving the tab is not cancelling: what is being sent arrives.
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);

  const set = (key: number, change: Partial<Upload>) => {
    if (mounted.current) dispatch({ key, change });
  };

  const next = () => {
    while (running.current.size < AT_ONCE) {
      const waiting = queue.current.shift();
      if (!waiting) return;
      const { key, file } = waiting;
      set(key, { state: "sending" });
      const request = send(address, file, {
        onProgress: (progress) => set(key, progress < 100 ? { progress } : { progress, state: "checking" }),
        onEnd: (result) => {
          running.current.delete(key);
          set(key, result);
          if (result.state === "stored" && mounted.current) onStored();
          next();
        },
      });
      running.current.set(key, request);
    }
  };

  return {
    uploads,
    start(files: readonly File[]) {
      const added = files.map((file) => {
        const upload: Upload = { key: ++keys.current, name: file.name, state: "waiting", progress: 0 };
        if (file.size > MAX_DOCUMENT_BYTES) return { ...upload, state: "refused" as const, message: REFUSALS.tooLarge };
        queue.current.push({ key: upload.key, file });
        return upload;
      });
      dispatch({ forget: true });
      dispatch({ add: added });
      next();
    },
    cancel(key: number) {
      queue.current = queue.current.filter((waiting) => waiting.key !== key);
      set(key, { state: "cancelled" });
      running.current.get(key)?.abort();
    },
  };
}

type Result = { state: "stored" } | { state: "refused"; message: string } | { state: "cancelled" };

const UNREACHABLE = "The file did not get through. Check your connection and try again.";

function send(
  address: string,
  file: File,
  { onProgress, onEnd }: { onProgress: (percent: number) => void; onEnd: (result: Result) => void },
) {
  const form = new FormData();
  form.append("file", file);
  // eslint-disable-next-line no-restricted-syntax -- `fetch` does not tell how much has been sent
  const request = new XMLHttpRequest();
  request.upload.addEventListener("progress", ({ loaded, total }) =>
    onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0),
  );
  request.addEventListener("load", () => onEnd(resultOf(request)));
  request.addEventListener("error", () => onEnd({ state: "refused", message: UNREACHABLE }));
  request.addEventListener("abort", () => onEnd({ state: "cancelled" }));
  request.open("POST", address);
  request.setRequestHeader("Accept", "application/json");
  request.send(form);
  return request;
}

function resultOf({ status, responseText }: XMLHttpRequest): Result {
  if (status === 401)
    return { state: "refused", message: "You have been signed out. Sign in again, then send it once more." };
  try {
    const answer = JSON.parse(responseText) as UploadAnswer | ErrorBody;
    if ("error" in answer) return { state: "refused", message: answer.error.message };
    const [refused] = answer.refused;
    return refused ? { state: "refused", message: refused.message } : { state: "stored" };
  } catch {
    return { state: "refused", message: UNREACHABLE };
  }
}
