import { DateAndTime, ZoneForm } from "~/components/zoned-time";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import { DOCUMENT_QUOTA, DOCUMENT_TYPES, formatBytes, type DocumentUsage, type DocumentView } from "~/domain/documents";
import { EMAIL_NOT_VERIFIED } from "~/domain/email-not-verified";
import type { PlainMessageId } from "~/locales/messages";
import type { DocumentsData } from "./documents.server";
import { UploadForm } from "./upload-form";

const TAB = "/patient-portal?tab=documents";

/** The Documents tab: what is in the record, adding to it, and taking all of the record along. */
export function DocumentsPanel({ documents, used, upload }: DocumentsData) {
  const { t } = useWords("portal");
  return (
    <div className="space-y-10">
      <section aria-labelledby="documents-title">
        <h2 id="documents-title" className="text-xl font-bold">
          {t("Your documents")}
        </h2>
        <p className="mt-1 text-muted">
          {t(
            "Reports, letters and pictures that you want in your record. Coming soon: documents that your care team shares with you.",
          )}
        </p>
        {documents.length === 0 ? (
          <p className="mt-4 card p-6 text-muted">{t("There are no documents in this record yet.")}</p>
        ) : (
          <ul className="mt-4 space-y-3" aria-label={t("Documents")}>
            {documents.map((document) => (
              <DocumentItem
                key={document.id}
                document={document}
                mayDelete={upload === "open" || upload === "not proven"}
              />
            ))}
          </ul>
        )}
        {upload === "open" && <Quota used={used} />}
      </section>
      {upload === "open" ? <UploadForm /> : <UploadClosed because={upload} />}
      <TakeAlong />
      {documents.length > 0 && <ZoneForm keep={{ tab: "documents" }} />}
    </div>
  );
}

function DocumentItem({ document, mayDelete }: { document: DocumentView; mayDelete: boolean }) {
  const { t, rich, say } = useWords("portal");
  const { id, name, contentType, size, createdAt } = document;
  const address = `/patient-portal/documents/${id}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 card p-5">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-[0.9375rem] text-muted">
          {rich("{type}, {size}, added {when}", {
            type: t(DOCUMENT_TYPES[contentType].words),
            size: say(formatBytes(size)),
            when: <DateAndTime at={createdAt} />,
          })}
        </p>
      </div>
      <p className="flex flex-wrap gap-3">
        {/* Bytes and no screen: the browser asks for them itself. */}
        <a href={address} className="btn btn-secondary">
          {t("Download")}
          <span className="sr-only">
            {" "}
            <bdi>{name}</bdi>
          </span>
        </a>
        {mayDelete && (
          <Link to={`${address}/delete`} className="btn btn-secondary">
            {t("Delete")}
            <span className="sr-only">
              {" "}
              <bdi>{name}</bdi>
            </span>
          </Link>
        )}
      </p>
    </li>
  );
}

/** A bar in our own colours in both schemes, where browsers have theirs. */
const METER =
  "h-3 appearance-none overflow-hidden rounded-full bg-line [&::-webkit-meter-bar]:h-3 [&::-webkit-meter-bar]:rounded-full [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-line [&::-webkit-meter-bar]:bg-none [&::-webkit-meter-optimum-value]:bg-action [&::-webkit-meter-optimum-value]:bg-none [&::-moz-meter-bar]:bg-action [&::-moz-meter-bar]:bg-none";

function Quota({ used }: { used: DocumentUsage }) {
  const { t, count, say } = useWords("portal");
  return (
    <p className="mt-4 text-[0.9375rem] text-muted">
      <meter
        aria-label={t("Space used")}
        min={0}
        max={DOCUMENT_QUOTA.bytes}
        value={used.bytes}
        className={`me-3 inline-block w-40 align-middle ${METER}`}
      />
      {t("{used} of {space} used, {documents} of {most}", {
        used: say(formatBytes(used.bytes)),
        space: say(formatBytes(DOCUMENT_QUOTA.bytes)),
        documents: count("document", used.documents),
        most: DOCUMENT_QUOTA.documents,
      })}
    </p>
  );
}

function UploadClosed({ because }: { because: Exclude<DocumentsData["upload"], "open"> }) {
  const { t } = useWords("portal");
  return (
    <section aria-labelledby="upload-title" className="no-print card p-6">
      <h2 id="upload-title" className="text-xl font-bold">
        {t("Add documents")}
      </h2>
      {because === "signed out" ? (
        <>
          <p className="mt-2">
            {t(
              "This is a sample record that everybody can read, so nothing can be added to it. Sign in to add documents to your own.",
            )}
          </p>
          <Link to={`/sign-in?next=${encodeURIComponent(TAB)}`} className="mt-4 btn btn-primary">
            {t("Sign in")}
          </Link>
        </>
      ) : because === "not proven" ? (
        <>
          <p className="mt-2">{t(EMAIL_NOT_VERIFIED)}</p>
          <Link to="/account" className="mt-4 btn btn-primary">
            {t("Your account")}
          </Link>
        </>
      ) : (
        <p className="mt-2">{t("Only patients add documents, each to their own record. This one is a sample.")}</p>
      )}
    </section>
  );
}

const EXPORTS = [
  {
    href: "/patient-portal/record.json",
    label: "Download for another health system",
    text: "FHIR R4 (JSON): what other portals, apps and practices can read in.",
  },
  {
    href: "/patient-portal/record.txt",
    label: "Download for reading and printing",
    text: "Plain text: everything in the record, in words.",
  },
] as const satisfies { href: string; label: PlainMessageId<"portal">; text: PlainMessageId<"portal"> }[];

function TakeAlong() {
  const { t } = useWords("portal");
  return (
    <section aria-labelledby="take-along-title" className="no-print">
      <h2 id="take-along-title" className="text-xl font-bold">
        {t("Take your record with you")}
      </h2>
      <p className="mt-1 text-muted">
        {t(
          "The whole record in one file: who you are, readings, consultations, prescriptions, allergies and the list of documents.",
        )}
      </p>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2">
        {EXPORTS.map(({ href, label, text }) => (
          <li key={href} className="card p-5">
            <p className="text-[0.9375rem] text-muted">{t(text)}</p>
            <a href={href} className="mt-3 btn btn-secondary">
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
