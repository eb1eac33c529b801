DROP INDEX "collection_name_part";
DROP INDEX "detail_words";
DROP INDEX "detail_name_part";
DROP EXTENSION pg_trgm
