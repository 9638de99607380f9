ALTER TYPE "public"."mail_kind" ADD VALUE 'second-factor-on';--> statement-breakpoint
ALTER TYPE "public"."mail_kind" ADD VALUE 'second-factor-off';