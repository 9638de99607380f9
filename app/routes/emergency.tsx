import type { MetaFunction } from "@remix-run/node";
import { BackToHome } from "~/components/back-to-home";
import { useContactLinks } from "~/components/contact-links";
import type { TitleHandle } from "~/components/document-title";
import { useBrand } from "~/components/use-brand";
import { describedBy, useWords, type TranslatedHandle } from "~/components/words";

export const handle: TitleHandle & TranslatedHandle<"emergency"> = { title: "In an emergency", namespace: "emergency" };

export const meta: MetaFunction = ({ matches }) => describedBy(matches, "Who to call in an emergency.");

const LINES = [
  {
    number: "911",
    href: "tel:911",
    title: "Life in danger",
    text: "Chest pain, trouble breathing, signs of a stroke, heavy bleeding, a severe allergic reaction, fainting.",
  },
  {
    number: "988",
    href: "tel:988",
    title: "Thoughts of suicide or a mental health crisis",
    text: "Call or text. Somebody answers at any hour, in English and Spanish.",
  },
  {
    number: "1-800-222-1222",
    href: "tel:18002221222",
    title: "Poison or too much of a medicine",
    text: "Poison Control, at any hour, free.",
  },
] as const;

/** Whom to call. Kindweight is no emergency service and says so. */
export default function Emergency() {
  const brand = useBrand();
  const contact = useContactLinks();
  const { t, rich } = useWords("emergency");
  return (
    <div className="wrap pt-6">
      <BackToHome />
      <h1 className="mt-4 text-title font-bold">{t("In an emergency")}</h1>
      <p className="mt-2 max-w-2xl text-lg">
        {t("{brand} is not an emergency service. If it cannot wait, call one of these numbers now.", {
          brand: brand.name,
        })}
      </p>
      <ul className="mt-8 grid grid-cols-1 gap-5 lg:grid-cols-3">
        {LINES.map(({ number, href, title, text }) => (
          <li key={number} className="card border-2 border-danger p-6">
            <h2 className="text-lg font-bold">{t(title)}</h2>
            <p className="mt-1 text-muted">{t(text)}</p>
            <a href={href} className="mt-5 btn w-full border-danger text-xl font-bold text-danger">
              {t("Call {number}", { number })}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-muted">
        {rich(
          "Outside the United States, call your local emergency number. For anything that can wait until tomorrow, our support line is {number}.",
          {
            number: contact.phone,
          },
        )}
      </p>
    </div>
  );
}
