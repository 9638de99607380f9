import { useEffect, useRef } from "react";

/** The other side asks whether it may record. It stands in the page: nobody is made to answer before they go on. */
export function RecordAsk({ name, onAnswer }: { name: string; onAnswer: (isAllowed: boolean) => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alertdialog" aria-labelledby="record-ask-title" aria-describedby="record-ask-text" tabIndex={-1} className="mt-4 rounded-card border-2 border-action bg-tint p-5">
      <h2 id="record-ask-title" className="text-lg font-bold">
        May {name} record this?
      </h2>
      <p id="record-ask-text" className="mt-1">
        Both voices and the picture would be kept in a file on their device. Nothing goes to our server. You both see a badge while it runs.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" onClick={() => onAnswer(true)} className="btn btn-primary">
          Allow recording
        </button>
        <button type="button" onClick={() => onAnswer(false)} className="btn btn-secondary">
          Don’t allow
        </button>
      </div>
    </div>
  );
}
