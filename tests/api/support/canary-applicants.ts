import { providers } from "db/schema";
import { eq } from "drizzle-orm";
import { expectStatus, hidden, mark, Watched, type Cast } from "./canary";
import { account as apiAccount, accountForm, profileForm } from "./examples";

/**
 * Three who apply: one is on the list, one is turned down with a reason, and one has not finished; a fourth only
 * registers.
 */
export async function apply({ site, people, seen }: Cast): Promise<void> {
  for (const who of ["otto", "rita", "olga"]) {
    const password = mark(who, "password");
    const visitor = new Watched(site, who, seen);
    const account = accountForm({
      firstName: mark(who, "first"),
      lastName: mark(who, "last"),
      email: `${mark(who, "email")}@example.com`,
      password,
      confirmPassword: password,
    });
    await visitor.postForm("/specialist-signup", { ...account, confirmPassword: mark(who, "otherpassword") });
    expectStatus(await visitor.postForm("/specialist-signup", account), 303, "Signing up");
    const practice = {
      licenseNumber: mark(who, "license"),
      bio: `${mark(who, "bio")}, a long story about a person and what they do all day`,
      certifications: mark(who, "certificate"),
      location: mark(who, "location"),
      languages: mark(who, "tongue"),
    };
    await visitor.postForm("/specialist-signup?step=2", profileForm({ ...practice, hourlyRate: mark(who, "rate") }));
    if (who === "olga")
      expectStatus(
        await visitor.postForm("/specialist-signup?step=2", profileForm({ ...practice, intent: "save" })),
        200,
        "Keeping the draft",
      );
    else expectStatus(await visitor.postForm("/specialist-signup?step=2", profileForm(practice)), 303, "Applying");
    await visitor.get("/application");
  }
  // A phone is asked for by the API alone.
  const pete = new Watched(site, "pete", seen);
  const told = apiAccount({
    firstName: mark("pete", "first"),
    lastName: mark("pete", "last"),
    email: `${mark("pete", "email")}@example.com`,
    password: mark("pete", "password"),
    phone: `555 ${mark("pete", "phone")}`,
  });
  await pete.postJson("/api/auth/register", { ...told, email: mark("pete", "noemail") });
  expectStatus(await pete.postJson("/api/auth/register", told), 201, "Registering by the API");
  const ada = new Watched(site, "ada", seen, { cookie: people.cookies.admin });
  const [application] = await site.database((db) =>
    db
      .select({ id: providers.id })
      .from(providers)
      .where(eq(providers.licenseNumber, mark("rita", "license"))),
  );
  const path = `/review/${application!.id}`;
  const submittedAt = hidden(await ada.get(path), "submittedAt");
  expectStatus(
    await ada.postForm(path, { intent: "reject", submittedAt, reason: mark("ada", "decision") }),
    303,
    "Turning down",
  );
}
