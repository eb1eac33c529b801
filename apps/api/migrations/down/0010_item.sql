DROP TABLE "item"
