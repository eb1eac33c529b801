DROP TABLE "profile_volume";
--> statement-breakpoint
DROP TABLE "collection_day";
--> statement-breakpoint
ALTER TABLE "chain_state" DROP COLUMN "nft_count";
