CREATE TABLE "collection_figure" (
	"collection_id" text PRIMARY KEY NOT NULL,
	"nft_count" integer NOT NULL,
	"collector_count" integer NOT NULL,
	"burned_count" integer NOT NULL,
	"minted_at" bigint,
	"minter_hash" text,
	"royalty" integer,
	"cover" text,
	"listed_count" integer NOT NULL,
	"floor" numeric(39, 0),
	"stale" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_period" (
	"days" integer NOT NULL,
	"collection_id" text NOT NULL,
	"volume" numeric(39, 0) NOT NULL,
	"trades" integer NOT NULL,
	"volume_before" numeric(39, 0) NOT NULL,
	"fair_volume" numeric(39, 0) NOT NULL,
	"fair_trades" integer NOT NULL,
	"fair_volume_before" numeric(39, 0) NOT NULL,
	CONSTRAINT "collection_period_days_collection_id_pk" PRIMARY KEY("days","collection_id")
);
--> statement-breakpoint
CREATE INDEX "collection_figure_stale" ON "collection_figure" USING btree (stale) WHERE stale;--> statement-breakpoint
CREATE INDEX "block_timestamp" ON "block" USING btree ("timestamp");