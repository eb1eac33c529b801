DROP INDEX "event_coin";--> statement-breakpoint
DROP INDEX "event_child_coin";--> statement-breakpoint
DROP INDEX "item_of";--> statement-breakpoint
DROP INDEX "media_file";--> statement-breakpoint
DROP INDEX "offer_item";--> statement-breakpoint
CREATE INDEX "detail_item" ON "detail" USING hash ("launcher_id");--> statement-breakpoint
CREATE INDEX "item_id" ON "item" USING hash ("launcher_id");--> statement-breakpoint
CREATE INDEX "media_key" ON "media" USING hash ("key");--> statement-breakpoint
CREATE INDEX "nft_current" ON "nft" USING hash ("launcher_id") WHERE valid_to is null;--> statement-breakpoint
CREATE INDEX "event_coin" ON "event" USING hash ("coin_id");--> statement-breakpoint
CREATE INDEX "event_child_coin" ON "event" USING hash ("child_coin_id");--> statement-breakpoint
CREATE INDEX "item_of" ON "item" USING btree ("collection_id","launcher_id","listed_at");--> statement-breakpoint
CREATE INDEX "media_file" ON "media" USING hash ("file_hash");--> statement-breakpoint
CREATE INDEX "offer_item" ON "offer" USING hash ("launcher_id");