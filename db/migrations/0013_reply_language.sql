-- Nobody has to fill it in: without a language a reply is English, as all were before. The version
-- before neither reads nor writes it.
ALTER TABLE "conversation_messages" ADD COLUMN "language" text;
