import type { Database } from "db/client";
import { patients, providers } from "db/schema";
import { insertDemoPatient } from "db/seed/demo-patient";
import { eq } from "drizzle-orm";
import { addDeskProvider, addProvider, addUser } from "../../db/support/rows";
import { sessionOf, withOwnSite, WORKERS_OWN } from "./own-site";
import { test as base } from "./empty-site";

/**
 * A server of its own: Nora, who can be met; a seeded specialist; one who is away and one without VR; Ada and Ben,
 * patients.
 */
type VrSite = { url: string; nora: string; noraId: number; demoId: number; ada: string; ben: string };

export const test = base.extend<object, { vr: VrSite }>({
  vr: [({}, use) => withOwnSite(prepare, use), WORKERS_OWN],
});

async function prepare(db: Database) {
  await insertDemoPatient(db, new Date());
  const noraId = await addDeskProvider(
    db,
    {
      isVrEnabled: true,
      specialty: "Registered Dietitian",
      yearsExperience: 11,
      licenseNumber: "RD-20431",
      rating: "4.00",
      bio: "I listen first, then we plan.",
    },
    { firstName: "Nora", lastName: "Okafor" },
  );
  const demoId = await addProvider(db, {
    isVrEnabled: true,
    specialty: "Endocrinologist",
    yearsExperience: 7,
    licenseNumber: "EN-77120",
    rating: "5.00",
    bio: "Hormones, in plain words.",
  });
  await addProvider(db, { isVrEnabled: true, isAvailable: false, specialty: "Fitness Coach" });
  await addProvider(db, { isVrEnabled: false, specialty: "Sports Nutritionist" });
  const patient = async (firstName: string) => {
    const userId = await addUser(db, { role: "patient", firstName, lastName: "Marlowe" });
    await db.insert(patients).values({
      userId,
      firstName,
      lastName: "Marlowe",
      medicalRecordNumber: `MR-VR-${firstName}`,
      medicalHistory: [],
      allergies: [],
      medications: [],
    });
    return sessionOf(db, userId);
  };
  const [nora] = await db.select({ userId: providers.userId }).from(providers).where(eq(providers.id, noraId));
  return {
    noraId,
    demoId,
    nora: await sessionOf(db, nora!.userId),
    ada: await patient("Ada"),
    ben: await patient("Ben"),
  };
}
