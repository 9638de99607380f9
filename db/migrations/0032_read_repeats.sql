CREATE TABLE "read_repeats" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "read_repeats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"actor_role" "user_role",
	"patient_id" integer,
	"action" "audit_action" NOT NULL,
	"subject" text NOT NULL,
	"address" text NOT NULL,
	"is_emergency" boolean DEFAULT false NOT NULL,
	"repeats" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "read_repeats_same" UNIQUE NULLS NOT DISTINCT("actor_id","address","patient_id","action","subject","is_emergency")
);
--> statement-breakpoint
CREATE INDEX "read_repeats_first_at_idx" ON "read_repeats" USING btree ("first_at");