CREATE INDEX "item_of_burned" ON "item" USING btree ("collection_id") WHERE burned;--> statement-breakpoint
CREATE INDEX "item_of_sensitive" ON "item" USING btree ("collection_id") WHERE sensitive;