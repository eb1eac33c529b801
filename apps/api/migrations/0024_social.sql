CREATE TABLE "social_challenge" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"action" text NOT NULL,
	"browser_hash" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject" text NOT NULL,
	"owner_hash" text,
	"message" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_flow" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"door" text NOT NULL,
	"browser_hash" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject" text NOT NULL,
	"owner_hash" text,
	"proof" jsonb,
	"verifier" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "social_link" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"account_id" text NOT NULL,
	"username" text NOT NULL,
	"discriminator" text,
	"subject_kind" text NOT NULL,
	"subject" text NOT NULL,
	"owner_hash" text,
	"proof" jsonb,
	"network" text NOT NULL,
	"verified_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "social_challenge_expires" ON "social_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_flow_expires" ON "social_flow" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "social_link_account" ON "social_link" USING btree ("provider","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "social_link_subject" ON "social_link" USING btree ("provider","subject_kind","subject");--> statement-breakpoint
CREATE INDEX "social_link_whose" ON "social_link" USING btree ("subject_kind","subject");