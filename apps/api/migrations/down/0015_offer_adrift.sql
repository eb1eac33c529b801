DROP INDEX "offer_adrift";
DROP INDEX "offer_born";
ALTER TABLE "offer" DROP COLUMN "is_adrift";
ALTER TABLE "offer" DROP COLUMN "born_height"
