DROP TABLE "profile_volume";
--> statement-breakpoint
ALTER TABLE "chain_state" DROP COLUMN "nft_count";
