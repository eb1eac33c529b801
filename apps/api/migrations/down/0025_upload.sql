DROP TABLE "upload";
