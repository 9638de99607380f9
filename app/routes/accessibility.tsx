import type { MetaFunction } from "@remix-run/node";
import { BackToHome } from "~/components/back-to-home";
import { useContactLinks } from "~/components/contact-links";
import type { TitleHandle } from "~/components/document-title";
import { Points, Prose, ProseSection } from "~/components/prose";
import { useBrand } from "~/components/use-brand";
import { describedBy, useWords, type TranslatedHandle } from "~/components/words";

export const handle: TitleHandle & TranslatedHandle<"accessibility"> = {
  title: "Accessibility",
  namespace: "accessibility",
};

export const meta: MetaFunction = ({ matches }) =>
  describedBy(
    matches,
    "What this site does so that everybody can use it, how that is tested, and what does not work well yet.",
  );

/** How well the site can be used, as far as we know; what we do not know, it says as well. */
export default function Accessibility() {
  const brand = useBrand();
  const { t, rich } = useWords("accessibility");
  const contact = useContactLinks();
  return (
    <div className="wrap pt-6">
      <BackToHome />
      <h1 className="mt-4 text-title font-bold">{t("Accessibility")}</h1>
      <p className="mt-2 max-w-2xl text-lg text-muted">
        {t("{brand} is meant to work for you, with whatever device, eyes, ears and hands you come.", {
          brand: brand.name,
        })}
      </p>
      <Prose>
        <ProseSection id="aim" title={t("What we aim for")}>
          <p>
            {rich("The aim is {standard} on every screen. We test it ourselves; nobody from outside has examined it.", {
              standard: <bdi>WCAG 2.2 AA</bdi>,
            })}
          </p>
        </ProseSection>

        <ProseSection id="tests" title={t("How it is tested")}>
          <Points
            points={[
              rich(
                "A program ({tool}) checks the screens at each change: narrow and wide, in light and dark colors, with script and without.",
                { tool: <bdi>axe</bdi> },
              ),
              t(
                "Tests go through forms by the keyboard alone, and look for targets that are too small, headings out of order, text that is cut off and pages that scroll sideways.",
              ),
            ]}
          />
        </ProseSection>

        <ProseSection id="helps" title={t("What helps")}>
          <Points
            points={[
              rich("Every screen works without {script}; a consultation then goes on in writing.", {
                script: <bdi>JavaScript</bdi>,
              }),
              t("The light version, chosen at the foot of each page, loads less data."),
              t("Light and dark colors follow your device, and so does the wish for less motion."),
              t("You are asked before you are signed out, and what you typed in a form is kept for you."),
              t("Each chart has a table with the same values."),
              t("Patients’ screens are in English, Spanish and Arabic."),
            ]}
          />
        </ProseSection>

        <ProseSection id="limits" title={t("Known limits")}>
          <Points
            points={[
              t("It has not been tested yet by people who use a screen reader every day."),
              t("Consultations have no captions. Whoever does not hear well can use the chat beside them."),
              t(
                "The consultation room in 3D is for those who see it. The same consultation is there as video and in writing.",
              ),
              t("Screens for specialists are in English only."),
              t("Documents are as whoever uploaded them made them."),
            ]}
          />
        </ProseSection>

        <ProseSection id="tell" title={t("Tell us")}>
          <p>
            {rich(
              "Something does not work for you? Write to {email} or call {phone}, and say on which page and what you use.",
              contact,
            )}
          </p>
        </ProseSection>
      </Prose>
    </div>
  );
}
