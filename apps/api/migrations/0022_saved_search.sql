CREATE TABLE "saved_search" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"collection_id" text,
	"words" text,
	"max_price" numeric,
	"launcher_ids" text[],
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "saved_search_user" ON "saved_search" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_search_collection" ON "saved_search" USING btree ("collection_id");--> statement-breakpoint
CREATE INDEX "saved_search_launchers" ON "saved_search" USING gin ("launcher_ids");