import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { addAuditEntry, searchAudit } from "db/audit";
import { ownPatientId } from "db/patients";
import { findCredentials } from "db/users";
import type { TitleHandle } from "~/components/document-title";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { PageLinks } from "~/components/ui/page-links";
import { appContext } from "~/context";
import { accountZone } from "~/domain/account-zone";
import { AUDIT_SEARCH_FIELDS } from "~/domain/audit-search";
import { accountLookupSchema, auditSearchSchema } from "~/domain/audit-search-schema";
import type { RejectedForm } from "~/domain/rejected-form";
import { requireRole } from "~/services/accounts/session-guard.server";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { formAction } from "~/services/http/forms/form-action.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { parseForm } from "~/services/http/forms/parse-form.server";
import { EntryList } from "./list";
import { LookupForm } from "./lookup-form";
import { SearchForm } from "./search-form";

/** Its form is sent as an address, so no action tells the title that it was refused. */
const title = ({ result }: { result: { status?: string } }) =>
  result.status === "error" ? "Error: Audit Log" : "Audit Log";

export const handle: TitleHandle<{ result: { status?: string } }> & { private: true } = { title, private: true };

/** Entries on a page. */
const PAGE_SIZE = 50;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const user = await requireRole(request, app, "admin");
  const { id, role } = user;
  const params = new URL(request.url).searchParams;
  const asked = new FormData();
  for (const name of AUDIT_SEARCH_FIELDS) asked.set(name, params.get(name) ?? "");
  const submission = await parseForm(asked, auditSearchSchema);
  const result = submission.reply();
  // A search that cannot be meant finds nothing, rather than more than was asked for.
  if (submission.status !== "success")
    return data({ result, entries: null, next: null, isFirstPage: true }, { ...NO_STORE, status: 400 });

  const search = submission.value;
  const before = entryId(params.get("before"));
  return respondUnavailable(async () => {
    // Stands in the log before anything is shown. Whose accesses were looked for, that patient may know.
    const patientId = search.patient ?? (search.user === undefined ? null : await ownPatientId(app.db, search.user));
    await addAuditEntry(app.db, {
      at: app.clock(),
      actor: { id, role },
      patientId,
      action: "read",
      subject: "audit log",
      outcome: "done",
      address: app.clientAddress,
    });
    const found = await searchAudit(app.db, search, { limit: PAGE_SIZE + 1, before }, accountZone(user) ?? "UTC");
    const entries = found.slice(0, PAGE_SIZE);
    const next = found.length > PAGE_SIZE ? entries.at(-1)!.id : null;
    return data({ result, entries, next, isFirstPage: before === undefined }, NO_STORE);
  });
}

/**
 * Leads from an email address to the entries of its account, by the account's number: an email address must not stand
 * in a URL.
 */
export const action = (args: ActionFunctionArgs) =>
  formAction(
    args,
    {
      by: (request, app) => requireRole(request, app, "admin"),
      schema: accountLookupSchema,
      failed: "The account could not be looked up. Try again in a moment.",
    },
    async ({ email }, { refuse, app }) => {
      const account = await findCredentials(app.db, email);
      return account
        ? redirect(`/review/audit?user=${account.id}`, { status: 303 })
        : refuse(400, { fields: { email: ["There is no account with this email address"] } });
    },
  );

/** The id of an entry in an address, or `undefined` where it says none that could be meant. */
const entryId = (value: string | null) => (value && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined);

export const headers = documentHeaders;

export default function AuditLog() {
  const { result, entries, next, isFirstPage } = useLoaderData<typeof loader>();
  const answer = useActionData<RejectedForm>();
  const asked = Object.entries(result.initialValue ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "",
  );
  const here = (more: Record<string, string>) =>
    `/review/audit?${new URLSearchParams([...asked, ...Object.entries(more)]).toString()}`;
  return (
    <div className="wrap max-w-4xl pt-6">
      <Link to="/account" className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 font-medium link">
        <span aria-hidden="true">←</span> Account
      </Link>
      <h1 className="mt-4 text-title font-bold">Audit Log</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">
        Who did what to which record or account. Nobody can change or remove an entry, and each look at this page adds
        one.
      </p>
      <SearchForm result={result} />
      <LookupForm answer={answer} />
      {entries &&
        (entries.length === 0 ? (
          <p className="mt-6 card p-8 text-center">No entry fits.</p>
        ) : (
          <EntryList entries={entries} />
        ))}
      <PageLinks
        first={isFirstPage ? null : { to: here({}), label: "Newest" }}
        next={next === null ? null : { to: here({ before: String(next) }), label: "Older" }}
      />
    </div>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Audit Log Unavailable" />;
}
