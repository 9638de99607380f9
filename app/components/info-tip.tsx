import { Suspense, useEffect, useRef, useState } from "react";
import { lazyComponent } from "./lazy-component";

const Tooltip = lazyComponent(() => import("./ui/tooltip"), WithoutCode);

type Tip = { label: string; text: string };

/**
 * A short explanation behind an "i". With script, and a pointer that can hover,
 * a tooltip on hover and focus; else a `<details>` that opens below it, as wide
 * as the nearest positioned ancestor.
 */
export function InfoTip({ label, text }: Tip) {
  const [hovers, setHovers] = useState(false);
  useEffect(() => setHovers(matchMedia("(hover: hover)").matches), []);
  return hovers ? (
    <Button label={label} text={text} giveUp={() => setHovers(false)} />
  ) : (
    <Details label={label} text={text} />
  );
}

const CIRCLE =
  "inline-flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-bold text-muted hover:bg-tint hover:text-on-tint";
const Sign = () => (
  <span aria-hidden="true" className="flex size-5 items-center justify-center rounded-full border border-field">
    i
  </span>
);

/** The code of the tooltip is as much as a screen's: it is fetched for whoever reaches for one. */
function Button({ label, text, giveUp }: Tip & { giveUp: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <>
      <button ref={button} type="button" aria-label={label} className={CIRCLE} onPointerEnter={want} onFocus={want}>
        <Sign />
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <Tooltip trigger={button} text={text} giveUp={giveUp} />
        </Suspense>
      )}
    </>
  );
}

function WithoutCode({ giveUp }: { giveUp: () => void }) {
  useEffect(() => giveUp(), [giveUp]);
  return null;
}

function Details({ label, text }: Tip) {
  return (
    <details className="inline-block shrink-0 align-middle">
      <summary aria-label={label} className={`${CIRCLE} cursor-pointer list-none`}>
        <Sign />
      </summary>
      <p className="absolute inset-x-0 z-10 mt-1 rounded-lg bg-ink px-3 py-2 text-sm font-normal text-ground">{text}</p>
    </details>
  );
}
