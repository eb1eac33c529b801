DROP INDEX "event_coin";
--> statement-breakpoint
DROP INDEX "event_child_coin";
--> statement-breakpoint
DROP INDEX "media_file";
--> statement-breakpoint
DROP INDEX "offer_item";
--> statement-breakpoint
DROP INDEX "detail_item";
--> statement-breakpoint
DROP INDEX "media_key";
--> statement-breakpoint
DROP INDEX "nft_current";
--> statement-breakpoint
DROP INDEX "item_id";
--> statement-breakpoint
DROP INDEX "item_of";
--> statement-breakpoint
CREATE INDEX "event_coin" ON "event" USING btree ("coin_id");
--> statement-breakpoint
CREATE INDEX "event_child_coin" ON "event" USING btree ("child_coin_id");
--> statement-breakpoint
CREATE INDEX "media_file" ON "media" USING btree ("file_hash");
--> statement-breakpoint
CREATE INDEX "offer_item" ON "offer" USING btree ("launcher_id","side");
--> statement-breakpoint
CREATE INDEX "item_of" ON "item" USING btree ("collection_id","launcher_id");
