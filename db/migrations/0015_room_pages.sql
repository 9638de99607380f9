-- Nobody has to fill it in: who reads the room without script was not in it before either. The version before
-- neither reads nor writes it.
ALTER TABLE "room_members" ADD COLUMN "page_at" timestamp with time zone;