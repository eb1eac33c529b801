DROP TABLE "social_challenge";
--> statement-breakpoint
DROP TABLE "social_flow";
--> statement-breakpoint
DROP TABLE "social_link"
