import { LANGUAGES } from "~/domain/language";
import { useLanguage } from "./words";

/** Points back or on, in the direction that the language here is read. Decorative: words stand beside it. */
export function Arrow({ to }: { to: "back" | "on" }) {
  const isLtr = LANGUAGES[useLanguage()].direction === "ltr";
  return <span aria-hidden="true">{(to === "on") === isLtr ? "→" : "←"}</span>;
}
