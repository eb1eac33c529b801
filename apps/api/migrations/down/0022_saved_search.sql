DROP TABLE "saved_search"
