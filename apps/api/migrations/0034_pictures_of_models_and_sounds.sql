-- Models and sounds that are held without a picture are looked at again, one a second, so that what is minted meanwhile does not wait.
UPDATE "fetch_task" SET "next_at" = "again"."at"
FROM (
  SELECT "key", (extract(epoch from now()) * 1000)::bigint + 1000 * row_number() OVER (ORDER BY "key") AS "at"
  FROM "media"
  WHERE "state" = 1 AND NOT "has_thumbnails" AND "file_hash" IS NOT NULL
    AND "mime_type" IN ('model/gltf-binary', 'model/gltf+json', 'audio/wav', 'audio/mpeg')
) AS "again"
WHERE "fetch_task"."kind" = 'media' AND "fetch_task"."key" = "again"."key";
