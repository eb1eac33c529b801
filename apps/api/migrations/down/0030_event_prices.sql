DROP INDEX "event_priced";
--> statement-breakpoint
DROP INDEX "event_price";
