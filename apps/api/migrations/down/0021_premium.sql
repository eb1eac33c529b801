DROP TABLE "premium_scan";
DROP TABLE "premium_payment";
DROP TABLE "premium_member"
