CREATE TABLE "item" (
	"launcher_id" text PRIMARY KEY NOT NULL,
	"collection_id" text,
	"owner_hash" text,
	"burned" boolean NOT NULL,
	"sensitive" boolean NOT NULL,
	"minted" integer NOT NULL,
	"moved" integer NOT NULL,
	"rank" integer NOT NULL,
	"listing" text,
	"price_asset" text,
	"price_amount" numeric(39, 0),
	"price_key" numeric(39, 0),
	"listed_at" bigint,
	"listed_until" bigint,
	"listed_until_height" integer
);
--> statement-breakpoint
CREATE INDEX "item_minted" ON "item" USING btree ("minted","launcher_id");--> statement-breakpoint
CREATE INDEX "item_moved" ON "item" USING btree ("moved","launcher_id");--> statement-breakpoint
CREATE INDEX "item_rank" ON "item" USING btree ("rank","launcher_id");--> statement-breakpoint
CREATE INDEX "item_price" ON "item" USING btree ("price_key","launcher_id") WHERE listing is not null;--> statement-breakpoint
CREATE INDEX "item_listed" ON "item" USING btree ("listed_at","launcher_id") WHERE listing is not null;--> statement-breakpoint
CREATE INDEX "item_of" ON "item" USING btree ("collection_id","launcher_id");--> statement-breakpoint
CREATE INDEX "item_of_minted" ON "item" USING btree ("collection_id","minted","launcher_id");--> statement-breakpoint
CREATE INDEX "item_of_moved" ON "item" USING btree ("collection_id","moved","launcher_id");--> statement-breakpoint
CREATE INDEX "item_of_rank" ON "item" USING btree ("collection_id","rank","launcher_id");--> statement-breakpoint
CREATE INDEX "item_of_price" ON "item" USING btree ("collection_id","price_key","launcher_id") WHERE listing is not null;--> statement-breakpoint
CREATE INDEX "item_of_listed" ON "item" USING btree ("collection_id","listed_at","launcher_id") WHERE listing is not null;--> statement-breakpoint
CREATE INDEX "item_owner" ON "item" USING btree ("owner_hash","moved","launcher_id");--> statement-breakpoint
CREATE INDEX "item_until" ON "item" USING btree ("listed_until") WHERE listed_until is not null;--> statement-breakpoint
CREATE INDEX "item_until_height" ON "item" USING btree ("listed_until_height") WHERE listed_until_height is not null;