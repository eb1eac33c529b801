DROP TABLE "collection_words"
