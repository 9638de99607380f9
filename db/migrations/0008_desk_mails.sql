ALTER TYPE "public"."mail_kind" ADD VALUE 'desk-request';--> statement-breakpoint
ALTER TYPE "public"."mail_kind" ADD VALUE 'desk-moved';--> statement-breakpoint
ALTER TYPE "public"."mail_kind" ADD VALUE 'desk-accepted';--> statement-breakpoint
ALTER TYPE "public"."mail_kind" ADD VALUE 'desk-declined';--> statement-breakpoint
ALTER TYPE "public"."mail_kind" ADD VALUE 'desk-cancelled';