import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BackToHome } from "~/components/back-to-home";
import { useContactLinks } from "~/components/contact-links";
import type { TitleHandle } from "~/components/document-title";
import { Points, Prose, ProseSection } from "~/components/prose";
import { Link } from "~/components/ui/link";
import { useBrand } from "~/components/use-brand";
import { describedBy, useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { REMEMBERED_MESSAGES } from "~/domain/assistant/chat";
import { documentHeaders } from "~/services/http/responses/document-headers";
import { privacyFacts } from "./facts.server";
import { CookieTable, KeptTable, useSpan } from "./tables";

export const handle: TitleHandle & TranslatedHandle<"privacy"> = {
  title: "Privacy and security",
  namespace: "privacy",
};

export const meta: MetaFunction = ({ matches }) =>
  describedBy(
    matches,
    "What this site keeps about you, for how long, who can see it, and how to take it along or have it deleted.",
  );

export const loader = ({ context }: LoaderFunctionArgs) => privacyFacts(appContext(context).config);

export const headers = documentHeaders;

/**
 * What the site does with what it is told. Each sentence is about this program; what its operators do besides it does
 * not know, and says so.
 */
export default function Privacy() {
  const { cookies, lives, hasModel, hasRelay } = useLoaderData<typeof loader>();
  const brand = useBrand();
  const { t, rich, count } = useWords("privacy");
  const span = useSpan();
  const contact = useContactLinks();
  const to = (path: string, label: string) => (
    <Link to={path} className="link">
      {label}
    </Link>
  );
  return (
    <div className="wrap pt-6">
      <BackToHome />
      <h1 className="mt-4 text-title font-bold">{t("Privacy and security")}</h1>
      <p className="mt-2 max-w-2xl text-lg text-muted">
        {t(
          "What {brand} keeps about you, for how long, and who can see it. The figures are the ones that the program itself works by.",
          { brand: brand.name },
        )}
      </p>
      <Prose>
        <ProseSection id="short" title={t("In short")}>
          <Points
            points={[
              t("No advertising, and no counting of visitors by other companies."),
              t(
                "Without an account you can look at everything public. What stays of it is a line in our log: which kind of page, when, and whether it worked. Your name, your address and what you typed are not in it.",
              ),
              t(
                "Your record is open to you, to specialists who have a consultation with you, and to administrators. Each look is logged, and you can read that log.",
              ),
            ]}
          />
        </ProseSection>

        <ProseSection id="cookies" title={t("Cookies")}>
          <p>
            {t(
              "All are our own, no script can read them, and each does one thing that you asked for. So there is nothing to agree to.",
            )}
          </p>
          <CookieTable of="cookies" cookies={cookies} />
          <p>
            {t(
              "What could not be sent yet, and a sealed symptom analysis, lie in your browser for that one tab, and go with it.",
            )}{" "}
            {t(
              "Which camera, microphone and loudspeaker you chose for consultations stays in your browser and is not sent to us.",
            )}
          </p>
        </ProseSection>

        <ProseSection id="kept" title={t("What is kept, and how long")}>
          <KeptTable of="kept" lives={lives} />
          <p>
            {t("You are signed out {idle} after you last did something, and {most} after you signed in.", {
              idle: span(lives.idle),
              most: span(lives.signedIn),
            })}
          </p>
          <p>{t("Backups that the site’s operators make may hold all of this for longer.")}</p>
        </ProseSection>

        <ProseSection id="seen" title={t("Who sees it")}>
          <Points
            points={[
              t("You, once you are signed in."),
              t("An approved specialist who has a consultation with you that was not called off."),
              t("An administrator of this site, who can read a record and change nothing in it."),
              t(
                "In an emergency a specialist who does not treat you, for one hour and for reading only. They say why, and we look at each time.",
              ),
              t(
                "Nobody else opens your conversations with the assistant or your consultation room, administrators neither.",
              ),
              rich("Whoever opened your record, or tried to, stands in your {log}.", {
                log: to("/patient-portal/accesses", t("log of accesses")),
              }),
            ]}
          />
          <p>{t("What leaves the site:")}</p>
          <Points
            points={[
              t("Emails go by way of mail servers. Their subjects say nothing about your health."),
              hasRelay &&
                t("Where two browsers cannot reach each other, a relay passes on their voice and picture, encrypted."),
            ]}
          />
        </ProseSection>

        <ProseSection id="models" title={t("The assistant and language models")}>
          {hasModel ? (
            <Points
              points={[
                t(
                  "A language model of another company is connected to this site. What you tell the assistant may be sent to it: age (from 90 on only “90 or older”), gender, symptoms, medical history and the last {messages}. Your record never is.",
                  {
                    messages: count("message", REMEMBERED_MESSAGES),
                  },
                ),
                t(
                  "Taken out first are email and web addresses, phone, record and identity numbers, street addresses, full dates, and your own name where you are signed in. Other people’s names no program finds for sure: please leave them out.",
                ),
                t(
                  "Where what you wrote may be an emergency, no model is asked. The check of medicines and the forecasts never ask one.",
                ),
              ]}
            />
          ) : (
            <p>
              {t(
                "No language model is connected to this site. Our own rules answer, and what you write to the assistant goes to nobody else. Were that to change, it would say so here.",
              )}
            </p>
          )}
        </ProseSection>

        <ProseSection id="encrypted" title={t("“End-to-End Encrypted” in a consultation room")}>
          <p>
            {t(
              "The label is shown while your browser and the other one are connected. Voice, picture and chat are then encrypted from one to the other, and neither our server nor a relay can read them. To be sure who is there, compare the code that both of you see.",
            )}
          </p>
          <p>
            {t(
              "It does not mean that the other side records nothing, or that your own device is safe. What is written without such a connection goes by way of our server, which keeps it sealed until the room ends. In the demonstration nobody is at the other end.",
            )}
          </p>
        </ProseSection>

        <ProseSection id="along" title={t("Take your record along")}>
          <p>
            {rich(
              "The {portal} has the whole record in one file, for other health systems (FHIR) or to read and print, and {readings} has your readings for spreadsheets. Conversations with the assistant are no part of the record.",
              {
                portal: to("/patient-portal?tab=documents", t("Documents tab of your portal")),
                readings: to("/health-dashboard/import", t("the page for import and export")),
              },
            )}
          </p>
        </ProseSection>

        <ProseSection id="deleted" title={t("Have it deleted")}>
          <Points
            points={[
              rich("Documents and {conversations} you delete yourself, at any time.", {
                conversations: to("/ai-consultation/conversations", t("conversations")),
              }),
              t(
                "No button deletes a whole account yet: write or call, and a person does it. Your record, its readings and documents, and your conversations go with it.",
              ),
              t(
                "Appointment requests and the log of accesses do not go with the account, and a record that was opened in an emergency is not deleted. Ask what is left and why: the law may want a practice to keep its records.",
              ),
            ]}
          />
        </ProseSection>

        <ProseSection id="protected" title={t("How it is protected")}>
          <Points
            points={[
              rich("Look for {https} at the beginning of the address: then what you send is encrypted on its way.", {
                https: <bdi>https</bdi>,
              }),
              t(
                "Documents, emails, conversations and the secret of your second step are sealed where they lie. All else lies in the database as it is: encrypting its disk is up to the site’s operators.",
              ),
              rich("With the second step, which you turn on under {account}, a stolen password alone opens nothing.", {
                account: to("/account", t("Account")),
              }),
            ]}
          />
        </ProseSection>

        <ProseSection id="hipaa" title={t("“HIPAA compliant” at the foot of each page")}>
          <p>
            {t(
              "HIPAA is the law of the United States on health data. The words stand for what the program does for it: one account for each person, access by rules, a log that can only be added to, sessions that end by themselves, sealed documents.",
            )}
          </p>
          <p>
            {t(
              "They are no certificate. Nobody from outside has examined the program. Contracts, training, encrypted disks and safe backups are the duties of the site’s operators.",
            )}
          </p>
        </ProseSection>

        <ProseSection id="ask" title={t("Whom to ask")}>
          <p>{rich("Write to {email} or call {phone}. Please send nothing about your health by email.", contact)}</p>
        </ProseSection>
      </Prose>
    </div>
  );
}
