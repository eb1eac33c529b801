DROP TABLE "mint_account";
--> statement-breakpoint
DROP TABLE "mint_batch";
--> statement-breakpoint
DROP TABLE "mint_credit";
--> statement-breakpoint
DROP TABLE "mint_line";
--> statement-breakpoint
DROP TABLE "mint_minter";
--> statement-breakpoint
DROP TABLE "mint_order";
--> statement-breakpoint
DROP TABLE "mint_payment";
--> statement-breakpoint
DROP TABLE "mint_run";
--> statement-breakpoint
DROP TABLE "mint_scan";
--> statement-breakpoint
DROP TABLE "mint_stop"
