CREATE TABLE "featured" (
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"act" integer NOT NULL,
	CONSTRAINT "featured_kind_target_pk" PRIMARY KEY("kind","target")
);
--> statement-breakpoint
CREATE TABLE "hidden" (
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"act" integer NOT NULL,
	CONSTRAINT "hidden_kind_target_pk" PRIMARY KEY("kind","target")
);
--> statement-breakpoint
CREATE TABLE "moderation_act" (
	"number" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"act" text NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"reason" text NOT NULL,
	"user_id" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auction" ADD COLUMN "withdrawn_at" bigint;--> statement-breakpoint
ALTER TABLE "auction" ADD COLUMN "withdrawn_reason" text;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_act_key" ON "moderation_act" USING btree ("key");--> statement-breakpoint
CREATE INDEX "moderation_act_target" ON "moderation_act" USING btree ("kind","target");