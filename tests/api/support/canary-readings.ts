import { setTimeout as sleep } from "node:timers/promises";
import { CHOICES, expectStatus, FIGURES, hidden, of, Watched, type Cast } from "./canary";
import { multipart } from "./multipart";

const TAB = "/health-dashboard?tab=weight";

/**
 * Readings by hand, by a device and from files; limits and a goal.
 * @returns the number of a file that waits to be confirmed.
 */
export async function tellReadings(cast: Cast): Promise<string> {
  const { mara } = cast;
  await mara.postForm(TAB, {
    intent: "weigh",
    weight: of("weight"),
    unit: "kg",
    date: "",
    time: of("time"),
    zone: of("zone"),
  });
  expectStatus(
    await mara.postForm(TAB, { intent: "weigh", weight: FIGURES.weight, unit: "kg", date: "", time: "", zone: "UTC" }),
    303,
    "Weighing",
  );
  const version = hidden(await mara.get(TAB), "version");
  await mara.postForm(TAB, { intent: "goal", goal: of("goal"), goalOn: of("goalon"), unit: "kg", version });
  expectStatus(
    await mara.postForm(TAB, { intent: "goal", goal: FIGURES.goal, goalOn: CHOICES.goalOn, unit: "kg", version }),
    303,
    "The goal",
  );
  await setLimits(cast);
  await byDevice(cast);

  await takeIn(cast, FIGURES.imported.first);
  await takeIn(cast, FIGURES.imported.then);
  const preview = await upload(
    cast,
    `heart_rate,${FIGURES.waiting},bpm,2024-01-01T00:00:00Z\r\n${of("reading")},72,${of("unit")},${of("when")}\r\n`,
  );
  await mara.get(preview);
  return preview.split("/").at(-1)!;
}

async function setLimits({ mara }: Cast): Promise<void> {
  const path = "/health-dashboard/limits";
  const version = hidden(await mara.get(path), "version");
  const { diastolicHigh, criticalDiastolicHigh, ...ofPulse } = FIGURES.limits;
  const limits = {
    blood_pressure_diastolicHigh: diastolicHigh,
    blood_pressure_criticalDiastolicHigh: criticalDiastolicHigh,
    ...Object.fromEntries(Object.entries(ofPulse).map(([name, value]) => [`heart_rate_${name}`, value])),
  };
  await mara.postForm(path, { ...limits, heart_rate_high: of("limit"), version });
  expectStatus(await mara.postForm(path, { ...limits, version }), 303, "The limits");
}

/** A device with a name, and what it says of itself by the API. */
async function byDevice({ site, seen, mara, made }: Cast): Promise<void> {
  await mara.postForm("/health-dashboard/devices", { intent: "add", name: of("toolong").repeat(20), heart_rate: "on" });
  const added = expectStatus(
    await mara.postForm("/health-dashboard/devices", {
      intent: "add",
      name: of("device"),
      heart_rate: "on",
      blood_pressure: "on",
    }),
    200,
    "The device",
  );
  const token = />([\w-]{40,})</.exec(added.text)?.[1] ?? "";
  const device = new Watched(site, "mara", seen);
  const send = (body: object, key = token) =>
    device.postJson(`/api/health-monitoring/${made.patientId}/readings`, body, { Authorization: `Bearer ${key}` });
  const timestamp = new Date(Date.now() - 60_000).toISOString();
  const said = {
    device: of("devicebyapi"),
    deviceName: of("devicebyapi"),
    note: of("readingnote"),
    notes: of("readingnote"),
  };
  expectStatus(
    await send({ deviceType: "heart_rate", value: Number(FIGURES.pulse), timestamp, ...said }),
    201,
    "A pulse",
  );
  expectStatus(await send(pressure(timestamp)), 201, "A pressure as FHIR");
  // Refused, each in another place.
  await send({ deviceType: of("type"), value: of("value"), unit: of("unit"), timestamp: of("when"), ...said });
  await send({ deviceType: "body_weight", value: of("value"), timestamp, ...said });
  await send({ ...pressure(timestamp), status: of("status"), code: { text: of("code") } });
  await send({ deviceType: "heart_rate", value: 71, timestamp, ...said }, of("token"));
}

/** An Observation whose every text is a mark. */
const pressure = (effectiveDateTime: string) => ({
  resourceType: "Observation",
  status: "final",
  text: { status: "generated", div: `<div>${of("narrative")}</div>` },
  code: { coding: [{ system: "http://loinc.org", code: "85354-9", display: of("display") }], text: of("display") },
  subject: { reference: `Patient/${of("subject")}`, display: of("subject") },
  performer: [{ display: of("performer") }],
  device: { display: of("devicebyapi") },
  note: [{ text: of("readingnote"), authorString: of("author") }],
  effectiveDateTime,
  component: [
    {
      code: { coding: [{ system: "http://loinc.org", code: "8480-6" }] },
      valueQuantity: {
        value: Number(FIGURES.systolic),
        unit: "mmHg",
        system: "http://unitsofmeasure.org",
        code: "mm[Hg]",
      },
    },
    {
      code: { coding: [{ system: "http://loinc.org", code: "8462-4" }] },
      valueQuantity: {
        value: Number(FIGURES.diastolic),
        unit: "mmHg",
        system: "http://unitsofmeasure.org",
        code: "mm[Hg]",
      },
    },
  ],
});

/** @returns the address of the file's preview. */
async function upload({ mara }: Cast, lines: string): Promise<string> {
  const csv = multipart({
    name: `${of("file")}.csv`,
    content: Buffer.from(`deviceType,value,unit,timestamp\r\n${lines}`),
    type: "text/csv",
  });
  return expectStatus(
    await mara.postRaw("/health-dashboard/import", csv.body, csv.headers),
    303,
    "The file of readings",
  ).headers.get("location")!;
}

/** Sends a file of one pressure, confirms it and waits until it is in. */
async function takeIn(cast: Cast, pressures: readonly string[]): Promise<void> {
  const address = await upload(cast, `blood_pressure,${pressures.join("/")},mmHg,2024-02-01T00:00:00Z\r\n`);
  expectStatus(await cast.mara.postForm(address, { intent: "confirm" }), 303, "Confirming the file");
  for (let tries = 0; !(await cast.mara.get(address)).text.includes(">Imported<"); tries++) {
    if (tries > 100) throw new Error("The import does not end");
    await sleep(100);
  }
}
