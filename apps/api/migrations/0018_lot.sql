CREATE TABLE "lot_item" (
	"offer_id" text NOT NULL,
	"launcher_id" text NOT NULL,
	CONSTRAINT "lot_item_offer_id_launcher_id_pk" PRIMARY KEY("offer_id","launcher_id")
);
--> statement-breakpoint
ALTER TABLE "offer" ALTER COLUMN "launcher_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "lot_item_nft" ON "lot_item" USING btree ("launcher_id");--> statement-breakpoint
UPDATE "offer" SET "launcher_id" = NULL WHERE "launcher_id" = '';--> statement-breakpoint
INSERT INTO "lot_item" SELECT DISTINCT "offer"."id", "thing"->>'launcherId' FROM "offer", jsonb_array_elements("offer"."offered" || "offer"."requested") AS "thing" WHERE "offer"."launcher_id" IS NULL AND "thing"->>'kind' = 'nft';
