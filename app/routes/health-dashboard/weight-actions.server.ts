import type { ActionFunctionArgs } from "@remix-run/node";
import type { AppContext } from "~/context";
import { accountZone } from "~/domain/account-zone";
import { DEFAULT_ZONE } from "~/domain/moments";
import { weightChangeSchema } from "~/domain/weight/schema";
import { formAction } from "~/services/http/forms/form-action.server";
import { requireOwnRecord, type OwnRecord } from "~/services/vitals/own-record.server";
import { logWeight, removeWeight, storeGoal } from "~/services/weight/weight.server";
import { redirectBack } from "./redirect-back.server";

const FAILED = "Your weight could not be stored. Try again in a moment.";
const INTENTS: readonly unknown[] = ["weigh", "goal", "remove"];

export const isWeightIntent = (intent: unknown): boolean => INTENTS.includes(intent);

/** The clock whose days the tab shows. */
const clockOf = ({ viewer }: OwnRecord) => accountZone(viewer) ?? DEFAULT_ZONE;

const schema = (record: OwnRecord, app: AppContext) => weightChangeSchema(app.clock(), clockOf(record));

/** The forms of the Weight tab: of one's own record only. */
export const answerWeight = (args: ActionFunctionArgs) =>
  formAction(args, { by: requireOwnRecord, schema, failed: FAILED }, async (wish, { who: record, refuse, app }) => {
    const back = (title: string, description?: string) =>
      redirectBack(args.request, app, { title, ...(description ? { description } : {}) });
    switch (wish.intent) {
      case "weigh": {
        const answer = await logWeight(app, record, wish);
        if (!answer.stored) return refuse(422, { fields: { sure: [answer.asked] } });
        return back(answer.changed ? "Weight logged" : "That weight was logged already");
      }
      case "remove":
        return back((await removeWeight(app, record, wish.entry)) ? "Entry removed" : "That entry was removed already");
      case "goal": {
        const answer = await storeGoal(app, record, { ...wish, zone: clockOf(record) });
        if (!answer.stored)
          return "conflict" in answer
            ? refuse(409, { fields: answer.conflict })
            : refuse(422, { fields: "asked" in answer ? { sure: [answer.asked] } : { goal: [answer.wrong] } });
        return back(wish.goalKg === null ? "Your goal is taken away" : "Your goal is stored");
      }
    }
  });
