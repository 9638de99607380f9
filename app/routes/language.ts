import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { appContext } from "~/context";
import { isLanguage } from "~/domain/language";
import { readForm } from "~/services/http/body.server";
import { keepChoice } from "~/services/http/choice.server";
import { languageCookie } from "~/services/pages/language.server";

/** Keeps the language that this browser wants. */
export async function action({ request, context }: ActionFunctionArgs) {
  const language = (await readForm(request)).get("language");
  return keepChoice(request, languageCookie(isLanguage(language) ? language : "en", appContext(context).config));
}

/** Nothing is to be seen here. */
export const loader = () => redirect("/", 303);
