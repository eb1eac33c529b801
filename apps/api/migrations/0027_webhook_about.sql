CREATE TABLE "mint_step" (
	"number" bigint PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"step" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook" ADD COLUMN "about" text DEFAULT 'news' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook" ADD COLUMN "tried" bigint;--> statement-breakpoint
CREATE INDEX "mint_step_user" ON "mint_step" USING btree ("user_id","number");