CREATE TABLE "alert" (
	"user_id" text NOT NULL,
	"sequence" bigint NOT NULL,
	"kind" text NOT NULL,
	"launcher_id" text,
	"offer_id" text,
	"event_index" integer,
	"facts" jsonb NOT NULL,
	"retracts" bigint,
	"retracted" boolean NOT NULL,
	"told_at" bigint NOT NULL,
	"read_at" bigint,
	"mail" text,
	"mail_tries" integer NOT NULL,
	"mail_next_at" bigint,
	CONSTRAINT "alert_user_id_sequence_pk" PRIMARY KEY("user_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "alert_preference" (
	"user_id" text PRIMARY KEY NOT NULL,
	"bid_received" boolean NOT NULL,
	"own_listed" boolean NOT NULL,
	"offer_accepted" boolean NOT NULL,
	"bid_cancelled" boolean NOT NULL,
	"own_offer_cancelled" boolean NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"unsubscribe_token" text NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "alert_preference_unsubscribeToken_unique" UNIQUE("unsubscribe_token")
);
--> statement-breakpoint
CREATE TABLE "alert_told" (
	"id" integer PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "alert_sequence" ON "alert" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "alert_mail" ON "alert" USING btree ("mail_next_at");