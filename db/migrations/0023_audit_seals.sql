-- Entries of before are sealed at the first start, as they stand then. The version before seals nothing and minds nothing.
CREATE TABLE "audit_seals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_seals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"up_to" bigint NOT NULL,
	"marks" "bytea" NOT NULL,
	"digest" text NOT NULL,
	"stamp" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_seals_up_to_unique" UNIQUE("up_to")
);--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_log_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% only grows: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
FOR EACH STATEMENT EXECUTE FUNCTION audit_log_refuse();
