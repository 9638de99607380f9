import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { appContext } from "~/context";
import { readForm } from "~/services/http/body.server";
import { keepChoice } from "~/services/http/choice.server";
import type { Display } from "~/services/pages/light.server";

/** Keeps whether this browser wants light pages or full ones. */
export async function action({ request, context }: ActionFunctionArgs) {
  const display: Display = (await readForm(request)).get("display") === "light" ? "light" : "full";
  return keepChoice(request, await appContext(context).cookies.display.serialize(display));
}

/** Nothing is to be seen here. */
export const loader = () => redirect("/", 303);
