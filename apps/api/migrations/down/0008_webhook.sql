DROP TABLE "webhook"
