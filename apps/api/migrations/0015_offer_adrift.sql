ALTER TABLE "offer" ADD COLUMN "born_height" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "is_adrift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "offer_adrift" ON "offer" USING btree ("id") WHERE is_adrift;--> statement-breakpoint
CREATE INDEX "offer_born" ON "offer" USING btree ("born_height");