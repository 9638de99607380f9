import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { Link } from "~/components/ui/link";
import { Resend, useSentForm } from "./form/resend";
import { readFormError } from "~/domain/form-error";
import type { PlainMessageId } from "~/locales/messages";
import { useContactLinks } from "./contact-links";
import { Say, useWords } from "./words";

/** What each status means to a person, and what to do about it. */
const STATUS: Record<number, { title?: PlainMessageId; text: PlainMessageId; retry: boolean }> = {
  400: {
    title: "That request could not be read",
    text: "Go back, check what you entered and send it again.",
    retry: false,
  },
  403: { title: "This is not open to you", text: "You may need to sign in, or to ask for access.", retry: false },
  405: { title: "That cannot be done here", text: "Go back and use the buttons on the page.", retry: false },
  413: {
    title: "That was too much at once",
    text: "Go back, shorten your text and send it again. What you typed is still in the form.",
    retry: false,
  },
  415: { title: "That request could not be read", text: "Go back and send the form again.", retry: false },
  429: { title: "Too many tries", text: "Wait a few minutes, then try again.", retry: true },
  503: { text: "Our records cannot be reached right now. This usually takes less than a minute.", retry: true },
};

/**
 * What a screen shows instead of itself after an error: its own title, what
 * happened, and a way on. Where a form was sent, its contents are there as well,
 * to be sent again. `title` is the screen's words, like "Specialists
 * Unavailable"; a status with words of its own overrides it. `shut` is what may
 * be done where the screen is not open to who asks.
 */
export function ScreenError({ title, retryLabel, shut }: { title: string; retryLabel?: string; shut?: ReactNode }) {
  const error = useRouteError();
  const { phone } = useContactLinks();
  const { t, rich, translate } = useWords();
  const form = useSentForm();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  // A page that is not there, or not theirs, takes no form either.
  const again = status >= 500 ? form : null;
  if (status === 404) return <NotFound />;
  const known = STATUS[status];
  return (
    <section className="wrap py-16" aria-labelledby="error-title">
      <div className="mx-auto max-w-2xl card p-8">
        <h1 id="error-title" className="text-title font-bold">
          {known?.title ? t(known.title) : translate(title)}
        </h1>
        <p className="mt-3 text-lg">{t(known?.text ?? "Something went wrong on our side. It has been noted.")}</p>
        {status === 403 && shut}
        {again && (
          <>
            <p className="mt-3">{again.why && <Say message={readFormError(again.why)} />}</p>
            <Resend sent={again.sent} />
          </>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {!again && (known?.retry ?? true) && (
            // A plain link to the same address: it reloads the page with and without script.
            <a href="" className="btn btn-primary">
              {retryLabel ?? t("Retry")}
            </a>
          )}
          <Link to="/" className="btn btn-secondary">
            {t("Back to Home")}
          </Link>
        </div>
        <p className="mt-6 text-muted">{rich("Still stuck? Call {number}.", { number: phone })}</p>
      </div>
    </section>
  );
}

/** The fallback page of an address that leads nowhere (APP-12, APP-13). */
export function NotFound() {
  const { t, language } = useWords();
  return (
    <section className="wrap py-20 text-center" aria-labelledby="not-found-title">
      <h1 id="not-found-title" className="text-title font-bold">
        {t("404 Page Not Found")}
      </h1>
      <p className="mx-auto mt-3 max-w-prose text-lg">
        {t("The address may have a typo, or the page is no longer there.")}
      </p>
      {/* As specified. It is a question to whoever builds the site, so it is asked in their language alone. */}
      {language === "en" && <p className="mt-2 text-sm text-muted">Did you forget to add the page to the router?</p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/" className="btn btn-primary">
          {t("Back to Home")}
        </Link>
        <Link to="/specialists" className="btn btn-secondary">
          {t("Find Specialists")}
        </Link>
      </div>
    </section>
  );
}

/** The same for a part of a screen whose rest is there. */
export function PanelError({ title, text }: { title: string; text: string }) {
  const { t, translate } = useWords();
  return (
    <div role="alert" className="mt-8 card p-8 text-center">
      <h2 className="text-xl font-bold">{translate(title)}</h2>
      <p className="mt-2 text-muted">{translate(text)}</p>
      <a href="" className="mt-6 btn btn-primary">
        {t("Retry")}
      </a>
    </div>
  );
}

/**
 * What a screen waits for, itself: the screen says that it failed once it is
 * there. Until then, and for good if the visitor goes elsewhere meanwhile, nobody
 * listens, and the browser would report an error that nobody handles.
 */
export function shownLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
