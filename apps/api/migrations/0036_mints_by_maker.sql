DROP INDEX "nft_mint_height";--> statement-breakpoint
CREATE INDEX "nft_mint" ON "nft" USING btree ("mint_height","launcher_did","minter_hash") WHERE valid_to is null;