CREATE TABLE "collection_day" (
	"collection_id" text NOT NULL,
	"day" integer NOT NULL,
	"volume" numeric(39, 0) NOT NULL,
	"trades" integer NOT NULL,
	"xch_trades" integer NOT NULL,
	"low" numeric(39, 0),
	"fair_volume" numeric(39, 0) NOT NULL,
	"fair_trades" integer NOT NULL,
	"fair_low" numeric(39, 0),
	CONSTRAINT "collection_day_collection_id_day_pk" PRIMARY KEY("collection_id","day")
);
--> statement-breakpoint
CREATE TABLE "profile_volume" (
	"days" integer NOT NULL,
	"did_id" text NOT NULL,
	"created" numeric(39, 0) NOT NULL,
	"sold" numeric(39, 0) NOT NULL,
	"bought" numeric(39, 0) NOT NULL,
	CONSTRAINT "profile_volume_days_did_id_pk" PRIMARY KEY("days","did_id")
);
--> statement-breakpoint
ALTER TABLE "chain_state" ADD COLUMN "nft_count" integer;--> statement-breakpoint
CREATE INDEX "profile_volume_created" ON "profile_volume" USING btree ("days","created","did_id");--> statement-breakpoint
CREATE INDEX "profile_volume_sold" ON "profile_volume" USING btree ("days","sold","did_id");--> statement-breakpoint
CREATE INDEX "profile_volume_bought" ON "profile_volume" USING btree ("days","bought","did_id");
--> statement-breakpoint
UPDATE "collection_figure" SET "stale" = true;
