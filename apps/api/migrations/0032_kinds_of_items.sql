ALTER TABLE "item" ADD COLUMN "data_type" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "item" SET "data_type" = "media"."data_type" FROM "nft" JOIN "media" ON "media"."key" = "nft"."data_hash"
WHERE "nft"."launcher_id" = "item"."launcher_id" AND "nft"."valid_to" IS NULL AND "media"."data_type" <> 0;--> statement-breakpoint
CREATE INDEX "item_of_kind" ON "item" USING btree ("collection_id","data_type") WHERE data_type <> 1;--> statement-breakpoint
CREATE INDEX "item_kind" ON "item" USING btree ("data_type","minted","launcher_id") WHERE data_type > 1;
