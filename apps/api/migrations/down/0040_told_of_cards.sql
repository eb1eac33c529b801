-- With what calls them.
DROP FUNCTION "card_change_of_items" CASCADE;--> statement-breakpoint
DROP FUNCTION "card_change_of_ends" CASCADE;--> statement-breakpoint
DROP FUNCTION "card_change_of_files" CASCADE;--> statement-breakpoint
DROP FUNCTION "card_change_of_dids" CASCADE;--> statement-breakpoint
DROP FUNCTION "card_change_of_claim" CASCADE;--> statement-breakpoint
DROP FUNCTION "card_change_of_collection" CASCADE;--> statement-breakpoint
DROP FUNCTION "card_change_everywhere" CASCADE;--> statement-breakpoint
DROP FUNCTION "tell_card_changes";--> statement-breakpoint
DROP TABLE "card_change";--> statement-breakpoint
DROP INDEX "profile_claim_header";--> statement-breakpoint
DROP INDEX "profile_claim_avatar";
