import type { ActionFunctionArgs } from "@remix-run/node";
import type { AppContext } from "~/context";
import { ApiError } from "~/domain/errors";
import type { ToastMessage } from "~/domain/toast";
import { snoozedUntil } from "~/domain/vitals/snooze";
import { readForm } from "~/services/http/requests/body.server";
import { formAction, type Refuse } from "~/services/http/forms/form-action.server";
import { LimitError } from "~/services/http/limits/rate-limits.server";
import { recordInView, requireMonitoring, requireSimulation } from "~/services/records/record-guard.server";
import { withErrorScreens } from "~/services/http/responses/error-screen.server";
import { acknowledge, silence, simulate } from "~/services/vitals/monitoring.server";
import { redirectBack } from "./redirect-back.server";
import { monitorSchema, type MonitorWish } from "./schema.server";
import { failureOf, SIMULATED, SIMULATION_FAILED } from "./simulation-words";
import { answerWeight, isWeightIntent } from "./weight-actions.server";

/** The forms of the dashboard, by what they are for. */
export async function answerForm(args: ActionFunctionArgs) {
  // Whose form it is depends on what it is for, and has to be asked before it is judged.
  const intent = (await readForm(args.request.clone() as Request)).get("intent");
  return isWeightIntent(intent) ? answerWeight(args) : answerMonitor(args);
}

/** The record in view is what these work on: nobody names one. */
const answerMonitor = (args: ActionFunctionArgs) =>
  formAction(
    args,
    { by: recordInView, schema: monitorSchema, failed: failureOf(null).description },
    async (wish, { who: patientId, refuse, app }) =>
      withErrorScreens(args.request, async () => {
        if (wish.intent === "simulate") return answerSimulation(args.request, app, patientId, refuse);
        return redirectBack(args.request, app, await change(args.request, app, patientId, wish));
      }),
  );

async function answerSimulation(request: Request, app: AppContext, patientId: number, refuse: Refuse) {
  const record = await requireSimulation(request, patientId, app);
  try {
    await simulate(app, record);
  } catch (error) {
    if (error instanceof LimitError)
      return refuse(429, undefined, {
        headers: { "Retry-After": String(error.retryAfterSeconds) },
        toast: SIMULATION_FAILED,
      });
    app.log.error(error);
    return refuse(503, undefined, { toast: SIMULATION_FAILED });
  }
  return redirectBack(request, app, SIMULATED);
}

async function change(
  request: Request,
  app: AppContext,
  patientId: number,
  wish: Exclude<MonitorWish, { intent: "simulate" }>,
): Promise<ToastMessage> {
  const record = await requireMonitoring(
    request,
    patientId,
    app,
    wish.intent === "acknowledge" ? "vital alert" : "vital alert snooze",
  );
  const now = app.clock();
  switch (wish.intent) {
    case "acknowledge":
      if (!Number.isSafeInteger(wish.alert)) throw new ApiError("not_found", "There is no such alert");
      await acknowledge(app, record, wish.alert);
      return { title: "Alert acknowledged" };
    case "snooze":
      await silence(app, record, wish.severity, snoozedUntil(wish.span, now, wish.zone));
      return {
        title: "Alerts silenced",
        description: "They are still raised and listed, without a message across the screen.",
      };
    case "wake":
      await silence(app, record, wish.severity, now);
      return { title: "Alerts are no longer silenced" };
  }
}
