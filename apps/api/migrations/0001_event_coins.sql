CREATE INDEX "event_coin" ON "event" USING btree ("coin_id");--> statement-breakpoint
CREATE INDEX "event_child_coin" ON "event" USING btree ("child_coin_id");