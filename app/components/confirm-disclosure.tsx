import type { ReactNode } from "react";

/**
 * What cannot be taken back behind what it is called: one tap opens it, only a second one does it, without script, too.
 */
export function ConfirmDisclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details className="text-end">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium link">{label}</summary>
      <div className="mt-1">{children}</div>
    </details>
  );
}
