ALTER TABLE "auction" DROP COLUMN "withdrawn_reason";
ALTER TABLE "auction" DROP COLUMN "withdrawn_at";
DROP TABLE "moderation_act";
DROP TABLE "hidden";
DROP TABLE "featured"
