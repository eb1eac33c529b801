CREATE TABLE "api_key" (
	"id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint,
	"revoked_at" bigint,
	"last_used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "early_access" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"idempotency_key" text,
	"received_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "garden" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"banner_uri" text,
	"owner_did" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "garden_collection" (
	"garden_id" text NOT NULL,
	"collection_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "garden_collection_garden_id_collection_id_pk" PRIMARY KEY("garden_id","collection_id")
);
--> statement-breakpoint
CREATE TABLE "garden_profile" (
	"garden_id" text NOT NULL,
	"did_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "garden_profile_garden_id_did_id_pk" PRIMARY KEY("garden_id","did_id")
);
--> statement-breakpoint
CREATE TABLE "profile_challenge" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"did_id" text NOT NULL,
	"action" text NOT NULL,
	"message" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_claim" (
	"did_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"owner_hash" text NOT NULL,
	"proof" jsonb NOT NULL,
	"username" text,
	"username_key" text,
	"username_skeleton" text,
	"name" text,
	"bio" text,
	"website" text,
	"twitter_handle" text,
	"avatar_id" text,
	"header_id" text,
	"verification" integer DEFAULT 1 NOT NULL,
	"claimed_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supporter" (
	"did_id" text NOT NULL,
	"from_at" bigint NOT NULL,
	"until_at" bigint,
	"plan" integer NOT NULL,
	CONSTRAINT "supporter_did_id_from_at_pk" PRIMARY KEY("did_id","from_at")
);
--> statement-breakpoint
CREATE TABLE "token_listing" (
	"asset_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"rank" integer NOT NULL,
	"decimals" integer NOT NULL,
	"collection_id" text,
	"garden_id" text,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "api_key_secret" ON "api_key" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "api_key_user" ON "api_key" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "early_access_key" ON "early_access" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "garden_slug" ON "garden" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "garden_collection_collection" ON "garden_collection" USING btree ("collection_id");--> statement-breakpoint
CREATE INDEX "garden_profile_did" ON "garden_profile" USING btree ("did_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_challenge_about" ON "profile_challenge" USING btree ("user_id","did_id","action");--> statement-breakpoint
CREATE INDEX "profile_challenge_expires" ON "profile_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_claim_username" ON "profile_claim" USING btree ("username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_claim_skeleton" ON "profile_claim" USING btree ("username_skeleton");--> statement-breakpoint
CREATE INDEX "profile_claim_user" ON "profile_claim" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "token_listing_rank" ON "token_listing" USING btree ("rank","asset_id");