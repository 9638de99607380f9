CREATE TABLE "provider_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" integer NOT NULL,
	"image" "bytea" NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_pictures_size" CHECK (octet_length("provider_pictures"."image") <= 65536)
);
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "picture_id" text;--> statement-breakpoint
ALTER TABLE "provider_pictures" ADD CONSTRAINT "provider_pictures_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_pictures_provider_idx" ON "provider_pictures" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "providers_picture_idx" ON "providers" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "providers_picture_address_idx" ON "providers" USING btree ("id") WHERE profile_image <> '';