ALTER TABLE "outbox" DROP COLUMN "appeal";
--> statement-breakpoint
UPDATE "profile_claim" SET "username_skeleton" = replace("username_skeleton", 'vv', 'w')
WHERE "username_skeleton" LIKE '%vv%' AND NOT EXISTS (
  SELECT 1 FROM "profile_claim" "other"
  WHERE "other"."did_id" <> "profile_claim"."did_id"
    AND replace("other"."username_skeleton", 'vv', 'w') = replace("profile_claim"."username_skeleton", 'vv', 'w')
);
--> statement-breakpoint
UPDATE "collection_words" SET "handle_skeleton" = replace("handle_skeleton", 'vv', 'w')
WHERE "handle_skeleton" LIKE '%vv%' AND NOT EXISTS (
  SELECT 1 FROM "collection_words" "other"
  WHERE "other"."collection_id" <> "collection_words"."collection_id"
    AND replace("other"."handle_skeleton", 'vv', 'w') = replace("collection_words"."handle_skeleton", 'vv', 'w')
);
