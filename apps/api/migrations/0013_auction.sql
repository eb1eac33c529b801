CREATE TABLE "auction" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"proof" jsonb NOT NULL,
	"launcher_id" text NOT NULL,
	"coin_id" text NOT NULL,
	"owner_hash" text NOT NULL,
	"reserve" numeric(39, 0) NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"overtime_seconds" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"called_off_at" bigint,
	"call_off" jsonb,
	"user_id" text
);
--> statement-breakpoint
CREATE TABLE "auction_standing" (
	"auction_id" text PRIMARY KEY NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"closed_at" bigint,
	"closed_by" text,
	"bid_count" integer NOT NULL,
	"highest_offer_id" text,
	"highest_amount" numeric(39, 0),
	"sale_offer_id" text,
	"next_at" bigint
);
--> statement-breakpoint
CREATE TABLE "auction_told" (
	"auction_id" text PRIMARY KEY NOT NULL,
	"started" boolean NOT NULL,
	"ended" boolean NOT NULL,
	"lead_offer_id" text,
	"lead_height" integer,
	"ends_at" bigint NOT NULL,
	"end_height" integer,
	"closed_by" text,
	"closed_height" integer
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "auction_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "change" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "ends_at" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "auction_number" ON "auction" USING btree ("number");--> statement-breakpoint
CREATE INDEX "auction_item" ON "auction" USING btree ("launcher_id");--> statement-breakpoint
CREATE INDEX "auction_owner" ON "auction" USING btree ("owner_hash");--> statement-breakpoint
CREATE INDEX "auction_user" ON "auction" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auction_standing_start" ON "auction_standing" USING btree ("starts_at","auction_id");--> statement-breakpoint
CREATE INDEX "auction_standing_end" ON "auction_standing" USING btree ("ends_at","auction_id");--> statement-breakpoint
CREATE INDEX "auction_standing_next" ON "auction_standing" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "offer_expiry_height" ON "offer" USING btree ("expires_height") WHERE expires_height is not null;