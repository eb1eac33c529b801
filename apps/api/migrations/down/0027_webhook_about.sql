DROP INDEX "mint_step_user";
--> statement-breakpoint
DROP TABLE "mint_step";
--> statement-breakpoint
ALTER TABLE "webhook" DROP COLUMN "tried";
--> statement-breakpoint
-- Older versions know news alone.
DELETE FROM "webhook" WHERE "about" <> 'news';
--> statement-breakpoint
ALTER TABLE "webhook" DROP COLUMN "about";
