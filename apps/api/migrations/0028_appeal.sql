CREATE TABLE "appeal" (
	"number" integer PRIMARY KEY NOT NULL,
	"act" integer NOT NULL,
	"user_id" text NOT NULL,
	"answer" integer
);
--> statement-breakpoint
CREATE TABLE "ban" (
	"user_id" text PRIMARY KEY NOT NULL,
	"act" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "appeal_once" ON "appeal" USING btree ("act","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appeal_open" ON "appeal" USING btree ("act") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "appeal_user" ON "appeal" USING btree ("user_id");