ALTER TABLE "outbox" ADD COLUMN "appeal" integer;
--> statement-breakpoint
-- A w and two v look alike from now on; names that are alike already stay as they are.
UPDATE "profile_claim" SET "username_skeleton" = replace("username_skeleton", 'w', 'vv')
WHERE "username_skeleton" LIKE '%w%' AND NOT EXISTS (
  SELECT 1 FROM "profile_claim" "other"
  WHERE "other"."did_id" <> "profile_claim"."did_id"
    AND replace("other"."username_skeleton", 'w', 'vv') = replace("profile_claim"."username_skeleton", 'w', 'vv')
);
--> statement-breakpoint
UPDATE "collection_words" SET "handle_skeleton" = replace("handle_skeleton", 'w', 'vv')
WHERE "handle_skeleton" LIKE '%w%' AND NOT EXISTS (
  SELECT 1 FROM "collection_words" "other"
  WHERE "other"."collection_id" <> "collection_words"."collection_id"
    AND replace("other"."handle_skeleton", 'w', 'vv') = replace("collection_words"."handle_skeleton", 'w', 'vv')
);
