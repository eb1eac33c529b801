CREATE TABLE "collection_words" (
	"collection_id" text PRIMARY KEY NOT NULL,
	"owner_hash" text NOT NULL,
	"handle" text,
	"handle_key" text,
	"handle_skeleton" text,
	"banner_id" text,
	"description" text,
	"website" text,
	"twitter" text,
	"discord" text,
	"sensitive" boolean NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "collection_words_handle" ON "collection_words" USING btree ("handle_key");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_words_skeleton" ON "collection_words" USING btree ("handle_skeleton");