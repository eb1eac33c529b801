CREATE TABLE "outbox" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"type" integer NOT NULL,
	"height" integer,
	"launcher_id" text,
	"event_index" integer,
	"offer_id" text,
	"retracts" bigint,
	"retracted" boolean NOT NULL,
	"told_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_height" ON "outbox" USING btree ("height");