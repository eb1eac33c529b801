CREATE TABLE "block" (
	"height" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"previous_hash" text NOT NULL,
	"timestamp" bigint
);
--> statement-breakpoint
CREATE TABLE "collection" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"icon_uri" text,
	"banner_uri" text,
	"website" text,
	"twitter" text,
	"discord" text,
	"minter_did" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "detail" (
	"launcher_id" text PRIMARY KEY NOT NULL,
	"metadata_hash" text,
	"name" text,
	"description" text,
	"sensitive" boolean NOT NULL,
	"series_number" integer,
	"series_total" integer,
	"minting_tool" text,
	"attributes" jsonb NOT NULL,
	"collection_id" text,
	"rank" integer
);
--> statement-breakpoint
CREATE TABLE "document" (
	"hash" text PRIMARY KEY NOT NULL,
	"state" integer NOT NULL,
	"reason" text,
	"json" jsonb,
	"is_json" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event" (
	"launcher_id" text NOT NULL,
	"event_index" integer NOT NULL,
	"height" integer NOT NULL,
	"position" integer NOT NULL,
	"type" integer NOT NULL,
	"from_hash" text,
	"to_hash" text,
	"from_did" text,
	"to_did" text,
	"price_asset" text,
	"price_amount" numeric(39, 0),
	"royalty_amount" numeric(39, 0),
	"payments" jsonb NOT NULL,
	"royalty_hash" text NOT NULL,
	"royalty_basis_points" integer NOT NULL,
	"coin_id" text NOT NULL,
	"child_coin_id" text,
	"spend_bytes" integer NOT NULL,
	CONSTRAINT "event_launcher_id_event_index_pk" PRIMARY KEY("launcher_id","event_index")
);
--> statement-breakpoint
CREATE TABLE "fetch_task" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"uris" jsonb NOT NULL,
	"attempts" integer NOT NULL,
	"next_at" bigint NOT NULL,
	CONSTRAINT "fetch_task_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"key" text PRIMARY KEY NOT NULL,
	"state" integer NOT NULL,
	"reason" text,
	"file_hash" text,
	"mime_type" text,
	"data_type" integer NOT NULL,
	"bytes" bigint,
	"width" integer,
	"height" integer,
	"color" text,
	"has_thumbnails" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nft" (
	"launcher_id" text NOT NULL,
	"valid_from" integer NOT NULL,
	"valid_to" integer,
	"coin_id" text,
	"owner_hash" text,
	"owner_did" text,
	"burned" boolean NOT NULL,
	"moved_at" bigint,
	"royalty_hash" text NOT NULL,
	"royalty_basis_points" integer NOT NULL,
	"data_hash" text,
	"metadata_hash" text,
	"license_hash" text,
	"data_uris" jsonb NOT NULL,
	"metadata_uris" jsonb NOT NULL,
	"license_uris" jsonb NOT NULL,
	"edition" bigint NOT NULL,
	"edition_total" bigint NOT NULL,
	"mint_height" integer,
	"minted_at" bigint,
	"minter_did" text,
	"minter_hash" text,
	"event_count" integer NOT NULL,
	CONSTRAINT "nft_launcher_id_valid_from_pk" PRIMARY KEY("launcher_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"received_at" bigint NOT NULL,
	"side" integer NOT NULL,
	"launcher_id" text NOT NULL,
	"price_asset" text,
	"price_amount" numeric(39, 0),
	"royalty_amount" numeric(39, 0),
	"expires_at" bigint,
	"expires_height" integer,
	"offered" jsonb NOT NULL,
	"requested" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_coin" (
	"coin_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "offer_coin_coin_id_offer_id_pk" PRIMARY KEY("coin_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "offer_end" (
	"offer_id" text PRIMARY KEY NOT NULL,
	"height" integer NOT NULL,
	"status" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"decimals" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trait" (
	"collection_id" text NOT NULL,
	"trait_type" text NOT NULL,
	"value" text NOT NULL,
	"launcher_id" text NOT NULL,
	CONSTRAINT "trait_collection_id_trait_type_value_launcher_id_pk" PRIMARY KEY("collection_id","trait_type","value","launcher_id")
);
--> statement-breakpoint
CREATE TABLE "unreadable" (
	"coin_id" text PRIMARY KEY NOT NULL,
	"height" integer NOT NULL,
	"code" text NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "detail_collection" ON "detail" USING btree ("collection_id","rank");--> statement-breakpoint
CREATE INDEX "event_recent" ON "event" USING btree ("height" DESC NULLS LAST,"position" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "event_type" ON "event" USING btree ("type","height" DESC NULLS LAST,"position" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "event_to" ON "event" USING btree ("to_hash");--> statement-breakpoint
CREATE INDEX "event_from" ON "event" USING btree ("from_hash");--> statement-breakpoint
CREATE INDEX "fetch_task_next" ON "fetch_task" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "nft_current" ON "nft" USING btree ("launcher_id") WHERE valid_to is null;--> statement-breakpoint
CREATE INDEX "nft_owner" ON "nft" USING btree ("owner_hash") WHERE valid_to is null;--> statement-breakpoint
CREATE INDEX "nft_mint_height" ON "nft" USING btree ("mint_height") WHERE valid_to is null;--> statement-breakpoint
CREATE INDEX "nft_born" ON "nft" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "nft_closed" ON "nft" USING btree ("valid_to");--> statement-breakpoint
CREATE INDEX "offer_item" ON "offer" USING btree ("launcher_id","side");--> statement-breakpoint
CREATE INDEX "offer_coin_offer" ON "offer_coin" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "trait_item" ON "trait" USING btree ("launcher_id");