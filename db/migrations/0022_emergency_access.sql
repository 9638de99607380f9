-- Entries of before say false: nobody could read by emergency access then. The version before writes none, and opens nothing by
-- a grant, as long as both run. A new column with a default rewrites no row, so nothing of the log is touched.
ALTER TYPE "public"."mail_kind" ADD VALUE 'emergency-access';--> statement-breakpoint
CREATE TABLE "emergency_grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergency_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"patient_id" integer NOT NULL,
	"sealed_reason" "bytea" NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" integer
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "is_emergency" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "emergency_grants" ADD CONSTRAINT "emergency_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_grants" ADD CONSTRAINT "emergency_grants_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_grants" ADD CONSTRAINT "emergency_grants_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "emergency_grants_user_idx" ON "emergency_grants" USING btree ("user_id","patient_id","expires_at");--> statement-breakpoint
CREATE INDEX "audit_log_emergency_idx" ON "audit_log" USING btree ("id" DESC NULLS FIRST) WHERE "audit_log"."is_emergency";