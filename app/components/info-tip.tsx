import { Suspense } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { lazyExtra } from "./lazy-extra";

const Tooltip = lazyExtra(() => import("./ui/tooltip"), PlainTip);

/**
 * A short explanation behind an "i". With script a tooltip on hover and focus;
 * without (and until then) a `<details>` that opens below it, as wide as the
 * nearest positioned ancestor.
 */
export function InfoTip({ label, text }: Tip) {
  const hydrated = useHydrated();
  const plain = <PlainTip label={label} text={text} />;
  return hydrated ? (
    <Suspense fallback={plain}>
      <Tooltip label={label} text={text} />
    </Suspense>
  ) : (
    plain
  );
}

type Tip = { label: string; text: string };

function PlainTip({ label, text }: Tip) {
  return (
    <details className="inline-block shrink-0 align-middle">
      <summary
        aria-label={label}
        className="inline-flex size-7 cursor-pointer list-none items-center justify-center rounded-full text-sm font-bold text-muted hover:bg-tint"
      >
        <span aria-hidden="true" className="flex size-5 items-center justify-center rounded-full border border-field">
          i
        </span>
      </summary>
      <p className="absolute inset-x-0 z-10 mt-1 rounded-lg bg-ink px-3 py-2 text-sm font-normal text-ground">{text}</p>
    </details>
  );
}
