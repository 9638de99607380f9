import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { appContext } from "~/context";
import { readForm } from "~/services/http/requests/body.server";
import { savePreference } from "~/services/http/forms/preference.server";
import type { Display } from "~/services/pages/light-pages.server";

/** Keeps whether this browser wants light pages or full ones. */
export async function action({ request, context }: ActionFunctionArgs) {
  const display: Display = (await readForm(request)).get("display") === "light" ? "light" : "full";
  return savePreference(request, await appContext(context).cookies.display.serialize(display));
}

/** Nothing is to be seen here. */
export const loader = () => redirect("/", 303);
