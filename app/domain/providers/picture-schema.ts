import { z } from "zod";

/** What the page of a specialist's own picture is asked for; the file itself is no text and is looked at by itself. */
export const pictureSchema = z.object({ intent: z.enum(["upload", "remove"], "Upload or remove a picture") });
