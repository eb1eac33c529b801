ALTER TABLE "document" ADD COLUMN "checked_at" bigint;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "found_at" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "checked_at" bigint;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "found_at" text;