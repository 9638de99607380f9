import golden from "~/content/interactions/generated/golden";
import allergies from "~/content/interactions/generated/golden-allergies";
import duplicates from "~/content/interactions/generated/golden-duplicates";
import type { buildChecker, Finding } from "~/domain/interactions/check";

type Checker = ReturnType<typeof buildChecker>;

/** One thing that must come out, or must not. */
export type GoldenCase = {
  /** As a reviewer would say it. */
  describe: string;
  /** What was typed. */
  names: readonly string[];
  holds: (check: Checker) => boolean;
};

/** Whether a finding says it, first or besides. */
const tells = (finding: Finding | undefined, severity: string, says: string): boolean =>
  finding !== undefined &&
  [finding, ...finding.also].some(
    (one) => one.severity === severity && `${one.effect.id} ${one.management.id}`.startsWith(says),
  );

const PAIRS = golden.flatMap(({ medicine, with: others, beside, severity, says, never }) =>
  others.map((other): GoldenCase => {
    const medications = [medicine, other, ...(beside ? [beside] : [])];
    return {
      describe: `${medications.join(" with ")}: ${never ? "never " : ""}${severity}, ${says}`,
      names: medications,
      holds: (check) => {
        const found = check({ medications }).interactions.find(({ typed }) =>
          [medicine, other].every((name) => typed.slice(0, 2).includes(name)),
        );
        return tells(found, severity, says) !== never;
      },
    };
  }),
);

const DUPLICATES = duplicates.flatMap(({ medicine, with: others, severity, what }) =>
  others.map((other): GoldenCase => ({
    describe: `${medicine} and ${other}: two ${what}, ${severity}`,
    names: [medicine, other],
    holds: (check) =>
      check({ medications: [medicine, other] }).duplicates.some(
        (found) => found.what === what && found.severity === severity,
      ),
  })),
);

const ALLERGIES = allergies.flatMap(({ allergy, medicines, severity, says, never }) =>
  medicines.map((medicine): GoldenCase => ({
    describe: `allergy to ${allergy}, ${medicine}: ${never ? "never " : ""}${severity}, ${says}`,
    names: [medicine],
    holds: (check) =>
      tells(check({ medications: [medicine], allergies: [allergy] }).interactions[0], severity, says) !== never,
  })),
);

/** The golden tables of `app/content/interactions`, a case for each name of a list. */
export const GOLDEN: readonly GoldenCase[] = [...PAIRS, ...DUPLICATES, ...ALLERGIES];
