CREATE TABLE "push_device" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"label" text NOT NULL,
	"language" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_message" (
	"device_id" text NOT NULL,
	"sequence" bigint NOT NULL,
	"state" text NOT NULL,
	"tries" integer NOT NULL,
	"next_at" bigint,
	"told_at" bigint NOT NULL,
	CONSTRAINT "push_message_device_id_sequence_pk" PRIMARY KEY("device_id","sequence")
);
--> statement-breakpoint
CREATE INDEX "push_device_user" ON "push_device" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_message_next" ON "push_message" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "push_message_sequence" ON "push_message" USING btree ("sequence");