import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { addAuditEntry } from "db/audit";
import { confirmSecondFactor, countRecoveryCodes, removeSecondFactor } from "db/second-factors";
import { endSessions, type SessionUser } from "db/sessions";
import type { TitleHandle } from "~/components/document-title";
import { TextField } from "~/components/form/field";
import { isRefused, keepWhenRefused, sendOrKeep } from "~/components/form/refusal";
import { SmallForm } from "~/components/form/small-form";
import { NarrowScreen } from "~/components/narrow-screen";
import { ScreenError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { useWords, type TranslatedHandle } from "~/components/words";
import { appContext, type AppContext } from "~/context";
import { codeSchema, PROVE_FIRST } from "~/domain/account";
import type { PlainPhrase } from "~/languages/phrases";
import { requireSession } from "~/services/accounts/require.server";
import { checkAppCode, checkCode, newRecoveryCodes, secretToSetUp } from "~/services/accounts/second-factor.server";
import { documentHeaders, NOT_KEPT } from "~/services/http/document-headers";
import { formAction } from "~/services/http/form-action.server";
import { requireWithin } from "~/services/http/limits.server";
import { setFlash } from "~/services/sessions/flash.server";
import { qrPath } from "./qr.server";

export const handle: TitleHandle & TranslatedHandle<"account"> & { private: true } = { title: "Second Step", namespace: "account", private: true };

const FAILED = "Nothing was changed. Try again in a moment." satisfies PlainPhrase<"account">;
const WRONG = { fields: { code: ["Wrong code, or one that was used before. Wait for the next one"] } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const user = await requireSession(request, app);
  // Not even a secret to look at: whoever registered somebody else's address could wait until its owner turns it on.
  if (!user.addressProven && !user.hasSecondFactor) return data({ state: "not proven" as const }, NOT_KEPT);
  const setUp = await secretToSetUp(user, app);
  if (!setUp) return data({ state: "on" as const, required: user.role === "admin", left: await countRecoveryCodes(app.db, user.id) }, NOT_KEPT);
  return data({ state: "off" as const, required: user.role === "admin", secret: setUp.secret.match(/.{1,4}/g)!.join(" "), qr: qrPath(setUp.uri) }, NOT_KEPT);
}

export const action = (args: ActionFunctionArgs) =>
  formAction(args, { by: requireSession, schema: codeSchema, failed: FAILED }, async ({ code }, { who: user, refuse, app, form }) => {
    if (form.get("intent") === "remove") {
      if (user.role === "admin") return refuse(403, "Administrators need the second step.");
      if (!(await checkCode(user.id, code, app))) return refuse(400, WRONG);
      await app.db.transaction(async (tx) => {
        await removeSecondFactor(tx, user.id);
        await addAuditEntry(tx, entry(user, app, "second factor off"));
      });
      app.live.recheck(user.id);
      const toast = { title: "The second step is off" };
      return redirect("/account", { status: 303, headers: { "Set-Cookie": await setFlash({ toast }, app) } });
    }

    // As in `registerDevice`: a step that only its registrant can pass would lock the address's owner out.
    if (!user.addressProven) return refuse(403, PROVE_FIRST);
    requireWithin(await app.limits.take("codes", String(user.id)));
    if (!(await checkAppCode(user.id, code.replace(/\s/g, ""), app))) return refuse(400, WRONG);
    await app.limits.giveBack("codes", String(user.id));
    const { shown, hashes } = newRecoveryCodes();
    const confirmed = await app.db.transaction(async (tx) => {
      if (!(await confirmSecondFactor(tx, user.id, hashes, app.clock()))) return false;
      // Sessions from before were let in by the password alone.
      await endSessions(tx, user.id, app.clock(), { except: user.sessionId });
      await addAuditEntry(tx, entry(user, app, "second factor on"));
      return true;
    });
    app.live.recheck(user.id);
    if (!confirmed) return redirect("/account/second-factor", { status: 303 });
    // The one answer that is no redirect: the codes are shown once and kept nowhere.
    return data({ recoveryCodes: shown }, { headers: { "Cache-Control": "no-store" } });
  });

const entry = (user: SessionUser, app: AppContext, subject: string) => ({
  at: app.clock(),
  actor: { id: user.id, role: user.role },
  patientId: null,
  action: "second-factor" as const,
  subject,
  outcome: "done" as const,
  address: app.clientAddress,
});

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendOrKeep(request, () => serverAction<typeof action>(), { title: "Nothing was changed", description: FAILED, variant: "destructive" });

export const headers = documentHeaders;
export const shouldRevalidate = keepWhenRefused;

export default function SecondStep() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t, rich, count } = useWords("account");
  const back = (
    <p>
      <Link className="link" to="/account">
        {t("Your account")}
      </Link>
    </p>
  );
  if (answer && "recoveryCodes" in answer) return <RecoveryCodes codes={answer.recoveryCodes} />;
  const refused = isRefused(answer) ? answer : undefined;
  if (loaded.state === "not proven") {
    return (
      <NarrowScreen title={t("Second Step")} lead={t(PROVE_FIRST)}>
        <p>
          <Link className="btn btn-primary" to="/account">
            {t("Your account")}
          </Link>
        </p>
      </NarrowScreen>
    );
  }
  if (loaded.state === "on") {
    return (
      <NarrowScreen title={t("Second Step")} lead={t("On. You have {codes} left.", { codes: count("recoveryCode", loaded.left) })} after={back}>
        {loaded.required ? (
          <p>{t("Administrators need the second step, so it cannot be turned off.")}</p>
        ) : (
          <SmallForm id="remove" intent="remove" order={["code"]} answer={refused} button={t("Turn It Off")} pending={t("Turning off...")}>
            {(fields) => <TextField field={fields.code} label={t("Code")} hint={t("From your app, or a recovery code")} autoComplete="one-time-code" maxLength={40} />}
          </SmallForm>
        )}
      </NarrowScreen>
    );
  }
  return (
    <NarrowScreen
      title={t("Second Step")}
      lead={loaded.required ? t("Administrators need it. Everything else opens once it is set up.") : t("With it, a stolen password alone opens nothing.")}
      after={back}
    >
      <ol className="list-decimal space-y-5 ps-5">
        <li>
          {rich("Install an authenticator app on your phone, such as {one}, {other} or the one in your password manager.", { one: <bdi>Aegis</bdi>, other: <bdi>Google Authenticator</bdi> })}
        </li>
        <li>
          {t("Scan this picture with it, or type in the key below.")}
          <svg viewBox={`0 0 ${loaded.qr.size} ${loaded.qr.size}`} role="img" aria-label={t("Picture for the app; the key below says the same")} className="mt-3 size-52 rounded-lg bg-white p-2" shapeRendering="crispEdges">
            <path d={loaded.qr.path} fill="#000" />
          </svg>
          <p className="mt-2">
            {rich("Key: {key}", {
              key: (
                <code dir="ltr" className="font-mono wrap-anywhere">
                  {loaded.secret}
                </code>
              ),
            })}
          </p>
        </li>
        <li>
          <span className="mb-4 block">{t("Enter the six digits that it shows.")}</span>
          <SmallForm id="confirm" order={["code"]} answer={refused} button={t("Turn It On")} pending={t("Turning on...")}>
            {(fields) => <TextField field={fields.code} label={t("Code")} autoComplete="one-time-code" inputMode="numeric" maxLength={40} />}
          </SmallForm>
        </li>
      </ol>
    </NarrowScreen>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const { t } = useWords("account");
  return (
    <NarrowScreen
      title={t("The Second Step Is On")}
      lead={t("Keep these codes where you keep important papers. Each opens your account once, should the phone be lost. They are shown this one time.")}
      after={
        <p>
          <Link className="btn btn-primary" to="/account">
            {t("I Have Kept Them")}
          </Link>
        </p>
      }
    >
      <ul className="grid grid-cols-1 gap-2 font-mono text-lg sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <bdi>{code}</bdi>
          </li>
        ))}
      </ul>
    </NarrowScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="This page is unavailable" />;
}
