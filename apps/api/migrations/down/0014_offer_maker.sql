DROP INDEX "offer_maker";
ALTER TABLE "offer" DROP COLUMN "maker_hash"
