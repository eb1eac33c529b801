DROP INDEX "detail_name_start";
