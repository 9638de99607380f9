import { data, type LoaderFunctionArgs } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { FocusKeeper } from "~/components/focus-keeper";
import { DeferredScripts } from "~/components/deferred-scripts";
import { DocumentTitle } from "~/components/document-title";
import { SavedDrafts } from "~/components/form/saved-draft";
import { skipRevalidationWhenRejected } from "~/components/form/form-errors";
import { FlashMessage } from "~/components/messages";
import { ScreenError } from "~/components/screen-error";
import { Footer } from "~/components/shell/footer";
import { Header } from "~/components/shell/header";
import { ToastHost } from "~/components/ui/toast-host";
import { SessionWatchHost } from "~/components/session-watch-host";
import { appContext, type AppContext } from "~/context";
import { useLightPage } from "~/components/use-light-page";
import { EnglishOnly, ScreenWords, useScreen, useWords, VisitorsWords } from "~/components/words";
import { LANGUAGES } from "~/domain/language";
import { useNonce } from "~/nonce";
import { sealFormOwner, restoreDraft } from "~/services/accounts/saved-draft.server";
import { documentHeaders } from "~/services/http/responses/document-headers";
import { isUnavailable } from "~/services/http/responses/unavailable.server";
import { pagePath } from "~/services/http/requests/page-path";
import { languageOf } from "~/services/pages/language.server";
import { isLight } from "~/services/pages/light-pages.server";
import { linkPreviewOf } from "~/services/pages/link-preview.server";
import { setCookieHeaders } from "~/services/sessions/cookies.server";
import { openSession } from "~/services/sessions/session.server";
import { clearFlash, readFlash } from "~/services/sessions/flash.server";
import "./styles.css";
import "./print.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const [flash, own, light] = await Promise.all([readFlash(request, app), ofUser(request, app), isLight(request, app)]);
  const headers = setCookieHeaders([
    ...(flash ? [await clearFlash(app)] : []),
    ...(own.savedDraft ? [own.savedDraft.cookie] : []),
  ]);
  const language = languageOf(request);
  const known = own.user === "unknown" ? null : own.user;
  return data(
    {
      light,
      language,
      sharing: linkPreviewOf(request, language, app.config),
      brand: app.config.brand,
      toast: flash?.toast ?? null,
      role: own.user === "unknown" ? ("unknown" as const) : (own.user?.role ?? null),
      formOwner: known && sealFormOwner(known.id, app),
      zones: known && { timeZone: known.timeZone, browserZone: known.browserZone },
      savedDraft: own.savedDraft?.forms ?? [],
    },
    { headers },
  );
}

/**
 * Who is signed in, for the header and the forms, and what they typed on this
 * page before. In an outage the shell still stands; each screen says what it cannot show. Only a session that our
 * cookie vouches for is asked for, so whoever has none is nobody then as ever, and whoever has one is `unknown`: not
 * signed out.
 */
async function ofUser(request: Request, app: AppContext) {
  const user = await unlessAway(openSession(request, app), "unknown" as const);
  // What is only fetched ahead is perhaps never looked at.
  const isSeen = request.method === "GET" && !/prefetch/.test(request.headers.get("sec-purpose") ?? "");
  const isKnown = user !== null && user !== "unknown";
  return {
    user,
    savedDraft:
      isKnown && isSeen
        ? await unlessAway(restoreDraft(request, user.id, pagePath(request).pathname, app), null)
        : null,
  };
}

/** What is found, or `away` in an outage. */
async function unlessAway<Found, Away>(finding: Promise<Found>, away: Away): Promise<Found | Away> {
  try {
    return await finding;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return away;
  }
}

export const headers = documentHeaders;

/**
 * What it loads changes only when a form was sent; loaded at every step, it would hold up each screen's own skeleton.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.formMethod === undefined && change.currentUrl.href !== change.nextUrl.href
    ? false
    : skipRevalidationWhenRejected(change);

export function Layout({ children }: { children: ReactNode }) {
  return (
    <VisitorsWords>
      <Document>{children}</Document>
    </VisitorsWords>
  );
}

function Document({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const light = useLightPage();
  const { t, language } = useWords();
  const screen = useScreen();
  return (
    <html lang={language} dir={LANGUAGES[language].direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf7f2" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121817" />
        <DocumentTitle />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Links />
      </head>
      <body data-namespace={screen.namespace ?? undefined}>
        <a
          href="#main"
          className="fixed start-2 top-2 z-50 -translate-y-24 rounded-lg bg-action px-4 py-3 font-semibold text-on-action focus:translate-y-0"
        >
          {t("Skip to content")}
        </a>
        <Header />
        <main
          id="main"
          tabIndex={-1}
          {...(screen.language === language
            ? {}
            : { lang: screen.language, dir: LANGUAGES[screen.language].direction })}
          className="outline-none"
        >
          <EnglishOnly />
          <ScreenWords>{children}</ScreenWords>
        </main>
        <Footer />
        <ToastHost />
        {!light && (
          <>
            <ScrollRestoration nonce={nonce} />
            <DeferredScripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  const { toast, role, savedDraft } = useLoaderData<typeof loader>();
  const { key } = useLocation();
  return (
    <>
      {role && <SessionWatchHost />}
      <div className="wrap pt-6 empty:hidden">
        <FlashMessage message={toast} at={key} />
      </div>
      <SavedDrafts forms={savedDraft}>
        <Outlet />
      </SavedDrafts>
      <FocusKeeper />
    </>
  );
}

/** The last boundary: an error in the shell itself, or on a screen without a panel of its own. */
export function ErrorBoundary() {
  return <ScreenError title="This page is unavailable" />;
}
