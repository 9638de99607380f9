CREATE TYPE "public"."engine" AS ENUM('model', 'built-in');--> statement-breakpoint
CREATE TYPE "public"."message_role" AS ENUM('user', 'assistant');--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" uuid NOT NULL,
	"role" "message_role" NOT NULL,
	"client_id" uuid,
	"answers_id" bigint,
	"sealed" "bytea" NOT NULL,
	"engine" "engine",
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_messages_answers_id_unique" UNIQUE("answers_id"),
	CONSTRAINT "conversation_messages_client" UNIQUE("conversation_id","client_id"),
	CONSTRAINT "conversation_messages_role" CHECK (("conversation_messages"."role" = 'user') = ("conversation_messages"."client_id" is not null) and ("conversation_messages"."role" = 'assistant') = ("conversation_messages"."answers_id" is not null) and ("conversation_messages"."role" = 'assistant') = ("conversation_messages"."engine" is not null))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer,
	"token_hash" "bytea",
	"session_id" text NOT NULL,
	"sealed_context" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "conversations_user_session" UNIQUE("user_id","session_id"),
	CONSTRAINT "conversations_token_session" UNIQUE("token_hash","session_id"),
	CONSTRAINT "conversations_one_owner" CHECK (("conversations"."user_id" is null) <> ("conversations"."token_hash" is null) and ("conversations"."token_hash" is null) = ("conversations"."expires_at" is null))
);
--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_answers_id_conversation_messages_id_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."conversation_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_messages_order_idx" ON "conversation_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "conversations_user_idx" ON "conversations" USING btree ("user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_expiry_idx" ON "conversations" USING btree ("expires_at");