DROP INDEX "nft_mint";
--> statement-breakpoint
CREATE INDEX "nft_mint_height" ON "nft" USING btree ("mint_height") WHERE valid_to is null;
