DROP INDEX "block_timestamp";
DROP TABLE "collection_period";
DROP TABLE "collection_figure"
