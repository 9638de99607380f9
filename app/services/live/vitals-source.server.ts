import type { Database } from "db/client";
import { eventsAfter, newestSeqs } from "db/vital-events";
import { latestReadings } from "db/vitals";
import type { LiveMessage } from "~/domain/vitals/live";
import { toHealthReading } from "~/domain/vitals/reading";
import { outgoing, type Source } from "./hub.server";

const response = (seq: number, data: LiveMessage["data"]) =>
  outgoing({ type: "vitals_response", seq, data } satisfies LiveMessage, { isAnew: true });

/** Patients' readings and alerts (`LiveMessage`), a channel each. */
export const vitalsSource = (db: Database): Source => ({
  newest: (ids) => newestSeqs(db, ids),
  async after(patientId, from, limit) {
    const events = await eventsAfter(db, patientId, from, limit);
    return (
      events &&
      events.map(({ seq, data }) =>
        outgoing({ type: "vitals_update", seq, data } satisfies LiveMessage, { isAnew: false }),
      )
    );
  },
  async first(patientId) {
    const seq = (await newestSeqs(db, [patientId])).get(patientId) ?? 0;
    const readings = await latestReadings(db, patientId);
    return response(seq, { readings: readings.map(toHealthReading) });
  },
  beat: (seq) => response(seq, {}),
});
