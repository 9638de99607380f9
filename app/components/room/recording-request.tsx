import { useEffect, useRef } from "react";
import { beginAt } from "~/components/messages";
import { useWords } from "~/components/words";

/** The other side asks whether it may record. It stands in the page: nobody is made to answer before they go on. */
export function RecordingRequest({ name, onAnswer }: { name: string; onAnswer: (isAllowed: boolean) => void }) {
  const { t, rich } = useWords("rooms");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => beginAt(box.current), []);
  return (
    <div
      ref={box}
      role="alertdialog"
      aria-labelledby="record-ask-title"
      aria-describedby="record-ask-text"
      tabIndex={-1}
      className="mt-4 rounded-card border-2 border-action bg-tint p-5"
    >
      <h2 id="record-ask-title" className="text-lg font-bold">
        {rich("May {name} record this?", { name: <bdi>{name}</bdi> })}
      </h2>
      <p id="record-ask-text" className="mt-1">
        {t(
          "Both voices and the picture would be kept in a file on their device. Nothing goes to our server. You both see a badge while it runs.",
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" onClick={() => onAnswer(true)} className="btn btn-primary">
          {t("Allow recording")}
        </button>
        <button type="button" onClick={() => onAnswer(false)} className="btn btn-secondary">
          {t("Don’t allow")}
        </button>
      </div>
    </div>
  );
}
