CREATE TABLE "upload" (
	"permit_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"bytes" bigint NOT NULL,
	"asked_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"stored_at" bigint,
	"mime_type" text
);
--> statement-breakpoint
CREATE INDEX "upload_hash" ON "upload" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "upload_user" ON "upload" USING btree ("user_id","asked_at" DESC NULLS LAST);