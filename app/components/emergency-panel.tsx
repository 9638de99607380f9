import { useEffect, useRef, type ReactNode } from "react";
import type { Emergency } from "~/domain/assistant/chat-schema";
import { beginAt } from "./messages";
import { useLanguageMark } from "./use-language-mark";

/**
 * Whom to call before anything else. The first thing on its page; with script it is announced and takes the focus when
 * it appears.
 * @param children what takes it away.
 */
export function EmergencyPanel({ emergency, children }: { emergency: Emergency; children?: ReactNode }) {
  const mark = useLanguageMark();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => beginAt(panel.current), [emergency.title]);
  return (
    <section
      ref={panel}
      {...mark(emergency.language)}
      role="alert"
      tabIndex={-1}
      aria-labelledby="emergency-title"
      className="mb-8 rounded-xl border-4 border-danger bg-danger-tint p-5 sm:p-6"
    >
      {/* No heading: it stands before the page's own. */}
      <p id="emergency-title" className="text-2xl leading-tight font-bold text-danger">
        {emergency.title}
      </p>
      <p className="mt-2 text-lg">{emergency.text}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {emergency.calls.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="btn border-danger bg-surface text-xl font-bold text-danger">
              {label}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
