CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "detail_name_part" ON "detail" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "detail_words" ON "detail" USING gin (to_tsvector('simple', coalesce("name", '') || ' ' || coalesce("description", '')));--> statement-breakpoint
CREATE INDEX "collection_name_part" ON "collection" USING gin ("name" gin_trgm_ops);
