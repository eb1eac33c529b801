DROP INDEX "item_of_sensitive";
--> statement-breakpoint
DROP INDEX "item_of_burned";
