DROP INDEX "event_from_did";
DROP INDEX "event_to_did";
DROP INDEX "nft_minter_hash"
