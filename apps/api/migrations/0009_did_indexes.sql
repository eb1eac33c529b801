CREATE INDEX "event_to_did" ON "event" USING btree ("to_did") WHERE to_did is not null;--> statement-breakpoint
CREATE INDEX "event_from_did" ON "event" USING btree ("from_did") WHERE from_did is not null;--> statement-breakpoint
CREATE INDEX "nft_minter_hash" ON "nft" USING btree ("minter_hash") WHERE valid_to is null;