import fc from "fast-check";
import { expect, test } from "vitest";
import { patientContextSchema } from "~/domain/assistant/chat-schema";
import { proves } from "../support/clauses";

test(
  "a patient context has an age, a gender, current symptoms and a medical history; an age that is none counts as not told",
  proves("DATA-08"),
  () => {
    const told = {
      age: 41,
      gender: "female",
      currentSymptoms: ["headache"],
      medicalHistory: ["asthma", " hypertension "],
    };
    expect(patientContextSchema.parse(told)).toEqual({ ...told, medicalHistory: ["asthma", "hypertension"] });
    expect(patientContextSchema.parse({ gender: "" })).toEqual({
      age: null,
      gender: "",
      currentSymptoms: [],
      medicalHistory: [],
    });
    for (const age of ["old", -1, 131, 40.5, {}])
      expect(patientContextSchema.parse({ ...told, age })).toMatchObject({ age: null });
    for (const wrong of [{ currentSymptoms: "headache" }, { medicalHistory: [7] }, { gender: [] }])
      expect(patientContextSchema.safeParse({ ...told, ...wrong }).success).toBe(false);
  },
);

test("nothing else is taken along, whatever stands beside it", proves("DATA-08"), () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (others) => {
      const context = patientContextSchema.parse({
        ...others,
        age: 30,
        gender: "male",
        currentSymptoms: [],
        medicalHistory: [],
      });
      expect(Object.keys(context).sort()).toEqual(["age", "currentSymptoms", "gender", "medicalHistory"]);
    }),
  );
});
