import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { setLanguage } from "db/users";
import { appContext } from "~/context";
import { isLanguage } from "~/domain/language";
import { readForm } from "~/services/http/requests/body.server";
import { savePreference } from "~/services/http/forms/preference.server";
import { isUnavailable } from "~/services/http/responses/unavailable.server";
import { languageCookie } from "~/services/pages/language.server";
import { sessionUser } from "~/services/sessions/session.server";

/** Keeps the language that this browser wants, and that mails to who is signed in are in from now on. */
export async function action({ request, context }: ActionFunctionArgs) {
  const app = appContext(context);
  const asked = (await readForm(request)).get("language");
  const language = isLanguage(asked) ? asked : "en";
  try {
    const user = await sessionUser(request, app);
    if (user) await setLanguage(app.db, user.id, language);
  } catch (error) {
    // The page can be read in that language without the database, too.
    if (!isUnavailable(error)) throw error;
  }
  return savePreference(request, languageCookie(language, app.config));
}

/** Nothing is to be seen here. */
export const loader = () => redirect("/", 303);
