import { generate } from "otplib";
import { PASSWORD } from "./accounts";
import type { Visitor } from "./visitor";

const STEP_MS = 30_000;

/** The secret on the page that sets the second step up, without its spaces. */
export async function secretFor(visitor: Visitor): Promise<string> {
  const page = await visitor.get("/account/second-factor");
  const key = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(page.text)?.[1];
  if (!key) throw new Error(`No key on the page (${page.status})`);
  return key.replaceAll(" ", "");
}

/** The app's code, `steps` from now: a code of the next step is accepted as well. */
export const codeOf = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor((Date.now() + steps * STEP_MS) / 1000) });

/** Turns the second step on. @returns the secret and the recovery codes. */
export async function turnOn(visitor: Visitor) {
  const secret = await secretFor(visitor);
  // The code of now: the next step's is then still unused, and none is too old should the clock pass a step meanwhile.
  const page = await visitor.postForm("/account/second-factor", {
    currentPassword: PASSWORD,
    code: await codeOf(secret),
  });
  const codes = [...page.text.matchAll(/<li><bdi>([0-9a-f]{4}(?:-[0-9a-f]{4}){3})<\/bdi><\/li>/g)].map(
    ([, code]) => code!,
  );
  return { secret, codes, page };
}
