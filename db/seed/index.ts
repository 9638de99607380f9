import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../client";
import { patients, providers } from "../schema";
import { insertDemoPatient } from "./demo-patient";
import { generateProviders, insertProviders } from "./providers";

/** Specialists of the demo directory. */
const PROVIDERS = 500;

/**
 * Fills an empty database with the demo directory and the demo patient: all or
 * nothing, so a start that is interrupted can simply be repeated. Does nothing
 * where there is a patient or a provider already. Two processes must not run it
 * at once; `DatabaseConnection.exclusively` sees to that.
 * @param now the demo patient's readings end here.
 */
export async function seedDemo(db: Database, now: Date): Promise<void> {
  const anyone = await unionAll(
    db.select({ id: patients.id }).from(patients).limit(1),
    db.select({ id: providers.id }).from(providers).limit(1),
  );
  if (anyone.length > 0) return;

  await db.transaction(async (tx) => {
    // Providers first: the patient's consultations and prescriptions point at some.
    await insertProviders(tx, generateProviders(PROVIDERS));
    await insertDemoPatient(tx, now);
  });
}
