DROP INDEX "offer_expiry_height";
ALTER TABLE "outbox" DROP COLUMN "ends_at";
ALTER TABLE "outbox" DROP COLUMN "change";
ALTER TABLE "outbox" DROP COLUMN "auction_id";
DROP TABLE "auction_told";
DROP TABLE "auction_standing";
DROP TABLE "auction"
