import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { TitleHandle } from "~/components/document-title";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { appContext } from "~/context";
import { documentHeaders } from "~/services/http/responses/document-headers";
import { parseEmailFile } from "~/services/mail/email-file.server";
import { mailFolder, readStoredMail, storedMails } from "~/services/mail/folder-transport.server";
import { isMailPageKey, mailPageCookie, mailPageKey } from "~/services/mail/mail-page.server";

export const handle: TitleHandle = { title: "Mails on this machine" };

const notFound = () => new Response("Not Found", { status: 404, statusText: "Not Found" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const key = mailPageKey(app.config);
  if (key === null) throw notFound();
  const cookie = mailPageCookie(app.config);
  const query = new URL(request.url).searchParams;
  // Out of the address at once, so that it stays out of the browser's history and of screenshots.
  if (isMailPageKey(query.get("key"), key))
    return redirect("/dev/mail", {
      headers: { "Set-Cookie": await cookie.serialize(key), "Cache-Control": "no-store" },
    });
  if (!isMailPageKey(await cookie.parse(request.headers.get("Cookie")), key)) throw notFound();
  const folder = mailFolder(app.config.dataDir);
  const id = query.get("id");
  const noStore = { headers: { "Cache-Control": "no-store" } };
  if (id === null) return data({ mail: null, mails: await storedMails(folder) }, noStore);

  const stored = await readStoredMail(folder, id);
  if (!stored) throw notFound();
  const { source, ...mail } = stored;
  return data({ mail: { ...mail, ...parseEmailFile(source) }, mails: [] }, noStore);
}

/** As at any address that leads nowhere. */
export function action(): never {
  throw notFound();
}

export const headers = documentHeaders;

const time = (at: Date) => at.toISOString().slice(0, 19).replace("T", " ");

export default function DevMail() {
  const { mail, mails } = useLoaderData<typeof loader>();
  return <div className="wrap pt-6">{mail ? <OneMail mail={mail} /> : <MailList mails={mails} />}</div>;
}

function MailList({ mails }: { mails: { name: string; kind: string; at: Date }[] }) {
  return (
    <>
      <h1 className="text-title font-bold">Mails on this machine</h1>
      <p className="mt-2 max-w-2xl text-lg">
        No mail server is set, so mails are kept as files and sent to nobody. This page opens only with the key in the
        address that the server prints when it starts.
      </p>
      {mails.length === 0 ? (
        <p className="mt-8 max-w-2xl card p-6">
          There are none yet. A new one shows here about a second after it was written.
        </p>
      ) : (
        <ul className="mt-8 max-w-2xl divide-y divide-line card">
          {mails.map(({ name, kind, at }) => (
            <li key={name}>
              <Link
                to={`?id=${name}`}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 px-6 py-3"
              >
                <span className="font-medium link">{kind}</span>
                <time dateTime={at.toISOString()} className="text-muted">
                  {time(at)} UTC
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function OneMail({ mail }: { mail: { to: string; subject: string; text: string; at: Date } }) {
  return (
    <>
      <Link to="/dev/mail" className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 font-medium link">
        <span aria-hidden="true">←</span> All mails
      </Link>
      <article aria-labelledby="subject" className="mt-4 max-w-2xl card p-6">
        <h1 id="subject" className="text-title font-bold">
          {mail.subject}
        </h1>
        <p className="mt-2 text-muted">
          To {mail.to}, <time dateTime={mail.at.toISOString()}>{time(mail.at)} UTC</time>
        </p>
        <p className="mt-6 whitespace-pre-line">
          <WithLinks text={mail.text} />
        </p>
      </article>
    </>
  );
}

/** Text, in which web addresses can be pressed. */
function WithLinks({ text }: { text: string }) {
  // Every second piece is what the group matched.
  const pieces = text.split(/(https?:\/\/[^\s<>"]+)/);
  return pieces.map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // A whole load, as from a mail program; and the address here stays out of what others log.
      <a key={index} href={piece} className="break-all link" rel="noreferrer">
        {piece}
      </a>
    ),
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Mails Unavailable" />;
}
