ALTER TABLE "event" DROP COLUMN "price_evidence";
DROP TABLE "rarity_value";
DROP TABLE "rarity";
DROP TABLE "trait_count"
