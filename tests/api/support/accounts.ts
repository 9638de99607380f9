import { randomUUID } from "node:crypto";
import { awaitMails, linkIn } from "../../support/mailbox";
import type { Site } from "./site";
import { Visitor } from "./visitor";

export const PASSWORD = "three kind words";

/** A registration form with an address of its own. */
export const patientForm = (change: Record<string, string> = {}) => ({
  firstName: "Mara",
  lastName: "O’Neill",
  email: `${randomUUID()}@example.com`,
  password: PASSWORD,
  website: "",
  ...change,
});

/** Registers a patient. @returns who, and the link that they were mailed. */
export async function registered(site: Site) {
  const form = patientForm();
  const visitor = new Visitor(site);
  const answer = await visitor.postForm("/register", form);
  if (answer.status !== 303) throw new Error(`Registering answered ${answer.status}`);
  const [mail] = await awaitMails(site.dataDir, form.email, 1);
  return { visitor, email: form.email, link: linkIn(mail!) };
}

/** A patient with a confirmed address, signed in. */
export async function signedInPatient(site: Site) {
  const { visitor, email, link } = await registered(site);
  const answer = await visitor.postForm(link, { password: PASSWORD });
  if (answer.headers.get("location") !== "/patient-portal") throw new Error(`Confirming answered ${answer.status}`);
  return { visitor, email };
}

/** Signs in with a browser of its own. */
export async function signIn(
  site: Site,
  email: string,
  password = PASSWORD,
  visitor = new Visitor(site),
  more: Record<string, string> = {},
) {
  return {
    visitor,
    answer: await visitor.postForm(
      "/sign-in",
      { email, password, ...more },
      { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
    ),
  };
}
/** The numbers of the sessions that an account's page offers to end. */
export const openSessionsOf = (page: string) =>
  [...page.matchAll(/name="session" value="(\d+)"/g)].map(([, number]) => number!);
