DROP INDEX "rarity_stale";
--> statement-breakpoint
ALTER TABLE "rarity" DROP COLUMN "stale";
