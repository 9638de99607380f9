import { consultations, patients, prescriptions } from "db/schema";
import { eq } from "drizzle-orm";
import { expectStatus, mark, of, Watched, type Cast } from "./canary";

/** What a practice writes into a patient's record, for which there is no form. @returns the numbers of the visits. */
export const addMedicalRecord = ({ site, people, made: { patientId } }: Cast): Promise<string[]> =>
  site.database(async (db) => {
    const providerId = people.providers.treating;
    await db
      .update(patients)
      .set({
        medicalRecordNumber: of("recordnumber"),
        medicalHistory: [of("illness")],
        allergies: [of("allergy")],
        medications: [of("medicine")],
      })
      .where(eq(patients.id, patientId));
    const visit = {
      patientId,
      providerId,
      type: "video",
      symptoms: [of("cough")],
      diagnosis: of("diagnosis"),
      treatment: of("treatment"),
    };
    const added = await db
      .insert(consultations)
      .values([
        { ...visit, status: "completed", scheduledAt: new Date("2026-03-10T15:30:00Z") },
        { ...visit, status: "scheduled", scheduledAt: new Date(Date.now() + 50 * 86_400_000) },
      ])
      .returning({ id: consultations.id });
    await db.insert(prescriptions).values({
      patientId,
      providerId,
      medicationName: of("prescribed"),
      dosage: of("dosage"),
      frequency: of("frequency"),
      duration: of("duration"),
      instructions: of("instructions"),
      prescribedAt: new Date("2026-03-10T16:00:00Z"),
    });
    return added.map(({ id }) => String(id));
  });

/** Somebody whom she never asked opens it in an emergency, and says why. */
export async function openInEmergency({ site, people, seen, made }: Cast): Promise<void> {
  const una = new Watched(site, "una", seen, { cookie: people.cookies.unrelated });
  const reason = `${mark("una", "why")}, and it cannot wait`;
  const opened = await una.postForm("/desk/emergency", {
    intent: "open",
    recordNumber: of("recordnumber"),
    lastName: "",
    dateOfBirth: "",
    reason,
    website: "",
  });
  expectStatus(opened, 303, "Emergency access");
  expectStatus(await una.get(`/desk/patients/${made.patientId}`), 200, "The record in an emergency");
}
