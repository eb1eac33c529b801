DROP INDEX "item_kind";
--> statement-breakpoint
DROP INDEX "item_of_kind";
--> statement-breakpoint
ALTER TABLE "item" DROP COLUMN "data_type";
