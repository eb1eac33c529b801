ALTER TABLE "offer" ADD COLUMN "maker_hash" text;--> statement-breakpoint
CREATE INDEX "offer_maker" ON "offer" USING btree ("maker_hash","received_at" DESC NULLS LAST);--> statement-breakpoint
UPDATE "offer" SET "maker_hash" = "nft"."owner_hash" FROM "offer_coin", "nft" WHERE "offer_coin"."offer_id" = "offer"."id" AND "offer_coin"."role" = 'input' AND "nft"."coin_id" = "offer_coin"."coin_id" AND "nft"."launcher_id" = "offer"."launcher_id" AND "offer"."side" = 1;
