DROP TABLE "appeal";
--> statement-breakpoint
DROP TABLE "ban";
--> statement-breakpoint
-- Older versions hide no profiles.
DELETE FROM "hidden" WHERE "kind" = 'profile';
