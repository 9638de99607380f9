import { useRevalidator } from "@remix-run/react";
import { useRef, useState, type DragEvent, type FormEvent } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useWords, type Words } from "~/components/words";
import { ACCEPTED_FILES, formatBytes, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS_AT_ONCE } from "~/domain/documents";
import type { PlainMessageId } from "~/locales/messages";
import { isOver, useUploads, type Upload } from "./use-uploads";

const ADDRESS = "/patient-portal/documents";

/**
 * Adding documents: a file field and a button. With script each file shows how
 * far it is and can be cancelled, and files can be dropped here.
 */
export function UploadForm() {
  const words = useWords("portal");
  const { t, say } = words;
  const { revalidate } = useRevalidator();
  const { uploads, start, cancel } = useUploads(ADDRESS, revalidate);
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const files = [...(field.current?.files ?? [])];
    setIsEmpty(files.length === 0);
    if (files.length === 0) return field.current?.focus();
    event.currentTarget.reset();
    start(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsEmpty(false);
    start([...event.dataTransfer.files]);
  };

  return (
    <section
      aria-labelledby="upload-title"
      className="no-print card p-6"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <h2 id="upload-title" className="text-xl font-bold">
        {t("Add documents")}
      </h2>
      <form method="post" action={ADDRESS} encType="multipart/form-data" onSubmit={submit} className="mt-4">
        <div className={isEmpty ? "border-s-4 border-danger ps-4" : undefined}>
          <label htmlFor="documents-file" className="block font-semibold">
            {t("Files")}
          </label>
          <p id="documents-file-hint" className="text-[0.9375rem] text-muted">
            {t("PDF, JPEG or PNG pictures, or plain text. {size} each at the most, {files} at a time.", {
              size: say(formatBytes(MAX_DOCUMENT_BYTES)),
              files: MAX_DOCUMENTS_AT_ONCE,
            })}
            {hydrated && ` ${t("You can also drop them here.")}`}
          </p>
          <input
            ref={field}
            id="documents-file"
            name="file"
            type="file"
            multiple
            accept={ACCEPTED_FILES}
            aria-describedby={isEmpty ? "documents-file-hint documents-file-error" : "documents-file-hint"}
            aria-invalid={isEmpty || undefined}
            className="mt-1 field-input max-w-xl cursor-pointer"
          />
          {isEmpty && (
            <p id="documents-file-error" className="mt-1 font-semibold text-danger">
              <span className="sr-only">{t("Error: ")}</span>
              {t("Choose a file first.")}
            </p>
          )}
        </div>
        <button type="submit" className="mt-4 btn w-full btn-primary sm:w-auto">
          {t("Upload")}
        </button>
      </form>
      {uploads.length > 0 && (
        <ul className="mt-6 space-y-3" aria-label={t("Uploads")}>
          {uploads.map((upload) => (
            <UploadItem key={upload.key} upload={upload} onCancel={() => cancel(upload.key)} />
          ))}
        </ul>
      )}
      {/* There from the beginning: a region that comes with its text is not read out. */}
      <p role="status" className="sr-only">
        {announcement(uploads, words)}
      </p>
    </section>
  );
}

const STATES: Record<Upload["state"], PlainMessageId<"portal">> = {
  waiting: "Waiting",
  sending: "Sending",
  checking: "Being checked",
  stored: "Stored",
  refused: "Not stored",
  cancelled: "Cancelled",
};

/** Our own colours in both schemes, where browsers have theirs. */
const BAR =
  "h-3 appearance-none overflow-hidden rounded-full bg-line [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-action [&::-moz-progress-bar]:bg-action";

function UploadItem({ upload, onCancel }: { upload: Upload; onCancel: () => void }) {
  const { t, translate } = useWords("portal");
  const { key, name, state, progress, message } = upload;
  return (
    <li className="rounded-xl border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow">
          <p id={`upload-${key}`} className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          {isOver(upload) ? (
            <p className={state === "refused" ? "font-semibold text-danger" : "text-muted"}>
              {t(STATES[state])}
              {message && `: ${translate(message)}`}
            </p>
          ) : (
            <p className="flex flex-wrap items-center gap-3 text-muted">
              <progress
                max={100}
                value={progress}
                aria-labelledby={`upload-${key}`}
                className={`w-full max-w-60 ${BAR}`}
              />
              {state === "sending" ? `${progress}%` : t(STATES[state])}
            </p>
          )}
        </div>
        {!isOver(upload) && (
          <button type="button" onClick={onCancel} className="btn btn-secondary">
            {t("Cancel")}
            <span className="sr-only">
              {" "}
              <bdi>{name}</bdi>
            </span>
          </button>
        )}
      </div>
    </li>
  );
}

/** What a screen reader is told: how many are on their way, and what became of each. Not every percent. */
function announcement(uploads: readonly Upload[], { t, translate }: Pick<Words<"portal">, "t" | "translate">): string {
  const over = uploads
    .filter(isOver)
    .map(({ name, state, message }) =>
      `${t("{name}: {state}.", { name, state: t(STATES[state]) })} ${message ? translate(message) : ""}`.trim(),
    );
  const left = uploads.length - over.length;
  return [...(left > 0 ? [t("{left} of {all} being uploaded.", { left, all: uploads.length })] : []), ...over].join(
    " ",
  );
}
