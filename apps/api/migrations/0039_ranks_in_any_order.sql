DROP INDEX "item_of_rank";--> statement-breakpoint
DROP INDEX "item_of_price";--> statement-breakpoint
DROP INDEX "item_of_listed";--> statement-breakpoint
CREATE INDEX "item_of_rank" ON "item" USING btree ("collection_id","rank","launcher_id","moved","minted","listed_at");--> statement-breakpoint
CREATE INDEX "item_of_price" ON "item" USING btree ("collection_id","price_key","launcher_id","rank") WHERE listing is not null;--> statement-breakpoint
CREATE INDEX "item_of_listed" ON "item" USING btree ("collection_id","listed_at","launcher_id","rank") WHERE listing is not null;