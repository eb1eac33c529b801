CREATE TABLE "mint_account" (
	"user_id" text PRIMARY KEY NOT NULL,
	"place" integer NOT NULL,
	"puzzle_hash" text NOT NULL,
	"credit_mojos" numeric(39, 0) NOT NULL,
	"quoted_at" bigint NOT NULL,
	"opened_at" bigint NOT NULL,
	"did_id" text,
	"did_bundle" text,
	"is_did_ready" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mint_account_place_unique" UNIQUE("place"),
	CONSTRAINT "mint_account_puzzleHash_unique" UNIQUE("puzzle_hash"),
	CONSTRAINT "mint_account_didId_unique" UNIQUE("did_id")
);
--> statement-breakpoint
CREATE TABLE "mint_batch" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "mint_batch_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "mint_credit" (
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"ref" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "mint_credit_user_id_number_pk" PRIMARY KEY("user_id","number")
);
--> statement-breakpoint
CREATE TABLE "mint_line" (
	"run_id" text NOT NULL,
	"at" integer NOT NULL,
	"line" text NOT NULL,
	CONSTRAINT "mint_line_run_id_at_pk" PRIMARY KEY("run_id","at")
);
--> statement-breakpoint
CREATE TABLE "mint_minter" (
	"id" integer PRIMARY KEY NOT NULL,
	"puzzle_hash" text NOT NULL,
	"balance" numeric(39, 0) NOT NULL,
	"coins" integer NOT NULL,
	"height" integer NOT NULL,
	"seen_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mint_order" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key_id" text,
	"batch_key" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"metadata" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"royalty_hash" text NOT NULL,
	"royalty_basis_points" integer NOT NULL,
	"target_hash" text NOT NULL,
	"price_asset" text,
	"price_amount" numeric(39, 0),
	"expires_at" bigint,
	"run_id" text,
	"piece" integer,
	"launcher_id" text,
	"first_coin_id" text,
	"height" integer,
	"offer_text" text,
	"offer_id" text,
	"coin_id" text,
	"taken_by" text
);
--> statement-breakpoint
CREATE TABLE "mint_payment" (
	"coin_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount" numeric(39, 0) NOT NULL,
	"height" integer NOT NULL,
	"paid_at" bigint NOT NULL,
	"credit_mojos" numeric(39, 0) NOT NULL,
	"quoted" boolean NOT NULL,
	"gone" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mint_run" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"is_included" boolean NOT NULL,
	"is_settled" boolean NOT NULL,
	"attention" text
);
--> statement-breakpoint
CREATE TABLE "mint_scan" (
	"id" integer PRIMARY KEY NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mint_stop" (
	"key_id" text PRIMARY KEY NOT NULL,
	"act" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "mint_credit_once" ON "mint_credit" USING btree ("kind","ref") WHERE kind <> 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "mint_order_batch" ON "mint_order" USING btree ("user_id","batch_key","position");--> statement-breakpoint
CREATE INDEX "mint_order_user" ON "mint_order" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mint_order_run" ON "mint_order" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "mint_order_state" ON "mint_order" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "mint_order_key" ON "mint_order" USING btree ("key_id","created_at");--> statement-breakpoint
CREATE INDEX "mint_order_content" ON "mint_order" USING btree ("user_id","content_hash") WHERE state = 'lapsed';--> statement-breakpoint
CREATE INDEX "mint_payment_user" ON "mint_payment" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mint_payment_height" ON "mint_payment" USING btree ("height");--> statement-breakpoint
CREATE INDEX "mint_run_open" ON "mint_run" USING btree ("created_at") WHERE not is_settled;