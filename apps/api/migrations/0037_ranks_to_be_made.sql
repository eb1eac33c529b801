ALTER TABLE "rarity" ADD COLUMN "stale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "rarity_stale" ON "rarity" USING btree ("collection_id") WHERE stale;