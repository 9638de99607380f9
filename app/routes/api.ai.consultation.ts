import { consultationRequestSchema, type ConsultationReply } from "~/domain/assistant/chat-schema";
import { disclaimerIn } from "~/services/assistant/analysis.server";
import { answerAtOnce, receiveMessage } from "~/services/assistant/conversation.server";
import { requireVisitor } from "~/services/assistant/conversation-owner.server";
import { readJson } from "~/services/http/requests/body.server";
import { endpoint, json, validate } from "~/services/http/responses/endpoint.server";

/** `POST /api/ai/consultation` (API-02): a message to the assistant; `response` holds its reply. */
const handlers = endpoint({
  POST: async ({ request, context }) => {
    const body = await validate(consultationRequestSchema, await readJson(request));
    const { visitor, headers } = await requireVisitor(request, context, body.formOwner);
    const taken = await receiveMessage(body, visitor, context);
    const { reply, emergency } = await answerAtOnce(taken, context, context.closed);
    const answer: ConsultationReply = {
      response: reply.content,
      engine: reply.engine ?? "built-in",
      disclaimer: await disclaimerIn(body.language),
      emergency,
      sessionId: taken.conversation.sessionId,
      messageId: taken.message.clientId!,
      ...(reply.language ? { language: reply.language } : {}),
    };
    return json(answer, { headers });
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
