DROP TABLE "outbox"
