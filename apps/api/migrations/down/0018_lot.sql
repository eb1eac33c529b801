-- Lots stay, named by nothing: what came before knows no offer without an NFT.
UPDATE "offer" SET "launcher_id" = '' WHERE "launcher_id" IS NULL;
ALTER TABLE "offer" ALTER COLUMN "launcher_id" SET NOT NULL;
DROP TABLE "lot_item"
