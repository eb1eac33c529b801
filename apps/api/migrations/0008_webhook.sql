CREATE TABLE "webhook" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"collections" jsonb NOT NULL,
	"owners" jsonb NOT NULL,
	"types" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"sent" bigint NOT NULL,
	"failures" integer NOT NULL,
	"failing_since" bigint,
	"last_answer" text,
	"next_at" bigint,
	"stopped_at" bigint
);
--> statement-breakpoint
CREATE INDEX "webhook_user" ON "webhook" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhook_next" ON "webhook" USING btree ("next_at");