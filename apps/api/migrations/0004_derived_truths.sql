CREATE TABLE "rarity" (
	"collection_id" text PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"entropy" double precision NOT NULL,
	"traits" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rarity_value" (
	"collection_id" text NOT NULL,
	"trait" text NOT NULL,
	"value" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rarity_value_collection_id_trait_value_pk" PRIMARY KEY("collection_id","trait","value")
);
--> statement-breakpoint
CREATE TABLE "trait_count" (
	"collection_id" text NOT NULL,
	"trait_type" text NOT NULL,
	"value" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "trait_count_collection_id_trait_type_value_pk" PRIMARY KEY("collection_id","trait_type","value")
);
--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "price_evidence" text;