import { chatRequestSchema } from "~/domain/assistant/chat-schema";
import { answerMessage, receiveMessage } from "~/services/assistant/conversation.server";
import { eventStream } from "~/services/assistant/event-stream.server";
import { requireVisitor } from "~/services/assistant/conversation-owner.server";
import { readJson } from "~/services/http/requests/body.server";
import { endpoint, validate } from "~/services/http/responses/endpoint.server";

/**
 * `POST /api/ai/chat`: the same as `POST /api/ai/consultation`, the reply as it
 * is written (`text/event-stream`). The message is stored before the first event.
 */
const handlers = endpoint(
  {
    POST: async ({ request, context }) => {
      const body = await validate(chatRequestSchema, await readJson(request));
      const { visitor, headers } = await requireVisitor(request, context, body.formOwner);
      const taken = await receiveMessage(body, visitor, context);
      return eventStream(answerMessage(taken, context, context.closed), context, headers);
    },
  },
  { streams: true },
);
export const loader = handlers.loader;
export const action = handlers.action;
