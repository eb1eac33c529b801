CREATE TABLE "chain_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"reading" integer NOT NULL,
	"lanes" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "did" (
	"did_id" text NOT NULL,
	"valid_from" integer NOT NULL,
	"valid_to" integer,
	"coin_id" text,
	"owner_hash" text,
	"metadata" jsonb NOT NULL,
	"recovery_list_hash" text,
	"verifications_required" integer NOT NULL,
	"created_height" integer,
	"spend_count" integer NOT NULL,
	CONSTRAINT "did_did_id_valid_from_pk" PRIMARY KEY("did_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "wash_trade" (
	"launcher_id" text NOT NULL,
	"event_index" integer NOT NULL,
	"rule" text NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "wash_trade_launcher_id_event_index_rule_pk" PRIMARY KEY("launcher_id","event_index","rule")
);
--> statement-breakpoint
DROP INDEX "nft_current";--> statement-breakpoint
DROP INDEX "fetch_task_next";--> statement-breakpoint
ALTER TABLE "block" ADD COLUMN "state_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "code_detail" text;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "royalties" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "payer_hash" text;--> statement-breakpoint
ALTER TABLE "fetch_task" ADD COLUMN "priority" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "code_detail" text;--> statement-breakpoint
ALTER TABLE "nft" ADD COLUMN "launcher_did" text;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "bundle_hash" text;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "fee" numeric(39, 0);--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "honesty" text;--> statement-breakpoint
CREATE INDEX "did_owner" ON "did" USING btree ("owner_hash") WHERE valid_to is null;--> statement-breakpoint
CREATE INDEX "did_born" ON "did" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "did_closed" ON "did" USING btree ("valid_to");--> statement-breakpoint
CREATE INDEX "wash_trade_height" ON "wash_trade" USING btree ("height");--> statement-breakpoint
CREATE INDEX "fetch_task_wanted" ON "fetch_task" USING btree ("priority","next_at");--> statement-breakpoint
CREATE INDEX "fetch_task_key" ON "fetch_task" USING btree ("key");--> statement-breakpoint
CREATE INDEX "media_file" ON "media" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "nft_minter" ON "nft" USING btree ("minter_did") WHERE valid_to is null;--> statement-breakpoint
CREATE INDEX "nft_did" ON "nft" USING btree ("owner_did") WHERE valid_to is null;--> statement-breakpoint
CREATE INDEX "nft_data" ON "nft" USING btree ("data_hash") WHERE valid_to is null;--> statement-breakpoint
CREATE INDEX "nft_metadata" ON "nft" USING btree ("metadata_hash") WHERE valid_to is null;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_bundle" ON "offer" USING btree ("bundle_hash");--> statement-breakpoint
CREATE INDEX "fetch_task_next" ON "fetch_task" USING btree ("kind","next_at");