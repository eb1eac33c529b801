ALTER TABLE "media" DROP COLUMN "found_at";
ALTER TABLE "media" DROP COLUMN "checked_at";
ALTER TABLE "document" DROP COLUMN "found_at";
ALTER TABLE "document" DROP COLUMN "checked_at"
