CREATE TABLE "premium_member" (
	"user_id" text PRIMARY KEY NOT NULL,
	"place" integer NOT NULL,
	"puzzle_hash" text NOT NULL,
	"month_mojos" numeric(39, 0) NOT NULL,
	"year_mojos" numeric(39, 0) NOT NULL,
	"quoted_at" bigint NOT NULL,
	"since" bigint,
	"active_until" bigint,
	"credit_mojos" numeric(39, 0) NOT NULL,
	"yearly" boolean NOT NULL,
	CONSTRAINT "premium_member_place_unique" UNIQUE("place"),
	CONSTRAINT "premium_member_puzzleHash_unique" UNIQUE("puzzle_hash")
);
--> statement-breakpoint
CREATE TABLE "premium_payment" (
	"coin_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount" numeric(39, 0) NOT NULL,
	"height" integer NOT NULL,
	"paid_at" bigint NOT NULL,
	"month_mojos" numeric(39, 0) NOT NULL,
	"year_mojos" numeric(39, 0) NOT NULL,
	"quoted" boolean NOT NULL,
	"gone" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "premium_scan" (
	"id" integer PRIMARY KEY NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "premium_member_active" ON "premium_member" USING btree ("active_until");--> statement-breakpoint
CREATE INDEX "premium_payment_user" ON "premium_payment" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "premium_payment_height" ON "premium_payment" USING btree ("height");