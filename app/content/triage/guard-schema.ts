import { z } from "zod";
import { ATTRIBUTES, findingsIn, MEASURES } from "../../domain/triage/guard/expression";
import { parseExpression } from "../../domain/triage/guard/parse";
import type { MessageIds } from "../../locales/generated/ids";
import { flag, key, known, list, messageIn, optional, reference, text } from "../columns";
import type { Keys } from "./generated/keys";

const isFinding = (name: string) => known.get("findings")?.has(name) ?? false;

const finding = () => reference<Keys["findings"]>("findings");

/** What a rule asks, in the language of `parseExpression`. It stays text; the guard parses it when it is loaded. */
const expression = () =>
  text().superRefine((cell, context) => {
    const refuse = (message: string) => context.addIssue({ code: "custom", message });
    try {
      for (const name of findingsIn(parseExpression(cell))) if (!isFinding(name)) refuse(`“${name}” is not a finding`);
    } catch (error) {
      refuse((error as Error).message);
    }
  });

/** `systolic 90` */
const measured = () =>
  z
    .string()
    .regex(new RegExp(`^(?:${MEASURES.join("|")}) \\d+(?:\\.\\d+)?$`), "is not one of the values with a number")
    .transform((cell) => {
      const [name, number] = cell.split(" ");
      return [name as (typeof MEASURES)[number], Number(number)] as const;
    });

const level = () => z.enum(["emergency", "urgent"]);

/** Whom a patient calls first: the emergency number, or who is told of another kind of danger. */
const CALLS = ["emergency", "crisis-line", "poison"] as const;

export const guardTables = {
  "guard-calls": z.object({
    id: z.enum(CALLS),
    number: z.string().regex(/^[0-9-]+$/, "is not a number to call"),
    text: messageIn<MessageIds["medical/actions"]>("medical/actions"),
  }),
  "guard-rules": z
    .object({
      id: key<Keys["guard-rules"]>(),
      /** What it points to, in a patient's words. */
      title: messageIn<MessageIds["medical/guard"]>("medical/guard"),
      level: level(),
      /** Immediate danger to life: risk level critical. */
      isCritical: flag(),
      /** The call that comes first where it is not the emergency number. */
      call: optional(z.enum(CALLS).exclude(["emergency"])),
      /** Whether it stays an emergency even if the text sounds like a figure of speech or a trifle. */
      isNeverDoubted: flag(),
      /** The organization, title and year of a text that supports it. */
      source: optional(text()),
      /** Where that text, or the copy that was read of it, is found. */
      address: optional(text()),
      /** Whether it still waits for a source; `docs/triage.md` lists these. */
      isUnsourced: flag(),
      when: expression(),
    })
    .refine(
      ({ level, isCritical, call, isNeverDoubted }) => level === "emergency" || !(isCritical || call || isNeverDoubted),
      {
        path: ["level"],
        error: "only an emergency is critical, has a call or is never doubted",
      },
    )
    .refine(({ source, isUnsourced }) => (source === undefined) === isUnsourced, {
      path: ["source"],
      error: "is needed, unless isUnsourced says yes",
    }),
  "guard-golden": z.object({
    rule: reference<Keys["guard-rules"]>("guard-rules"),
    present: list(finding()),
    denied: list(finding()),
    attributes: list(z.enum(ATTRIBUTES)),
    values: list(measured()),
    /** What the rule makes of it; empty where it does not apply. */
    level: optional(level()),
    isCritical: flag(),
    /** The call that the guard shows for it. */
    call: optional(z.enum(CALLS)),
    /** Whether the guard calls it urgent instead if the text sounds like a figure of speech or a trifle. */
    isDoubted: flag(),
  }),
};
