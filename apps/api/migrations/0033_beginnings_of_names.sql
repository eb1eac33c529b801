CREATE INDEX "detail_name_start" ON "detail" USING btree (lower("name") text_pattern_ops);
