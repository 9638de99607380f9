import { stopRequestSchema } from "~/domain/assistant/chat-schema";
import { stopReply } from "~/services/assistant/conversation.server";
import { conversationVisitor } from "~/services/assistant/conversation-owner.server";
import { readJson } from "~/services/http/requests/body.server";
import { endpoint, json, validate } from "~/services/http/responses/endpoint.server";

/**
 * `POST /api/ai/stop`: a reply that `POST /api/ai/chat` is writing ends where the patient has read to, and that much of
 * it is kept when the stream is closed. What closes without it leaves nothing: nobody knows how much has arrived.
 */
const handlers = endpoint({
  POST: async ({ request, context }) => {
    const asked = await validate(stopRequestSchema, await readJson(request));
    return json({ stopped: await stopReply(asked, await conversationVisitor(request, context), context) });
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
