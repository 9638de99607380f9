-- Empty for all that is there: nothing of a reply that was stopped was kept before. The version before neither reads
-- nor writes it, and shows such a reply without its mark as long as both run.
ALTER TABLE "conversation_messages" ADD COLUMN "stopped_after" integer;