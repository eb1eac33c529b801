DROP TABLE "push_message";--> statement-breakpoint
DROP TABLE "push_device";
