import { createUser, EmailTakenError } from "db/users";
import { EMAIL_TAKEN, registerSchema } from "~/domain/account";
import { ApiError } from "~/domain/errors";
import { mailLanguage } from "~/domain/mail";
import { endpoint, json, validate } from "~/services/http/responses/endpoint.server";
import { readJson } from "~/services/http/requests/body.server";
import { mailOneTimeLink } from "~/services/accounts/one-time-links.server";
import { mayMail } from "~/services/accounts/unverified-mail-limits.server";
import { createPatientAccount, mailEmailTaken } from "~/services/accounts/register.server";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { hashPassword, isCommonPassword } from "~/services/passwords.server";
import { languageOf } from "~/services/pages/language.server";
import { recheckEarlier, startSession } from "~/services/sessions/session.server";

/** `POST /api/auth/register`: creates an account, starts its session and answers with its id. */
const handlers = endpoint({
  POST: async ({ request, context }) => {
    const { db, limits, clientAddress } = context;
    requireWithinLimit(await limits.take("attempts", clientAddress));
    const { password, ...account } = await validate(registerSchema(isCommonPassword), await readJson(request));
    requireWithinLimit(await limits.take("addressLooks", clientAddress));
    const language = languageOf(request);
    const passwordHash = await hashPassword(password);
    let id: number;
    try {
      id = await db.transaction(async (tx) => {
        const created =
          account.role === "patient"
            ? await createPatientAccount(tx, { ...account, passwordHash, language }, context)
            : await createUser(tx, { ...account, passwordHash });
        // Before the mail is counted: what is undone here must not use up the mails of the address's owner.
        requireWithinLimit(await limits.take("accounts", clientAddress));
        // Signing in later needs a confirmed address, as on the screen.
        if (await mayMail(account.email, context))
          await mailOneTimeLink(
            tx,
            { id: created, ...account },
            { kind: "verify-email", language: mailLanguage({ role: account.role, language }) },
            context,
          );
        return created;
      });
    } catch (error) {
      if (!(error instanceof EmailTakenError)) throw error;
      await mailEmailTaken(account.email, context);
      throw new ApiError("conflict", EMAIL_TAKEN, { fields: { email: [EMAIL_TAKEN] } });
    }
    const { firstName, lastName, email, role } = account;
    const cookie = await startSession(request, id, context);
    recheckEarlier(context);
    return json({ id, firstName, lastName, email, role }, { status: 201, headers: { "Set-Cookie": cookie } });
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
