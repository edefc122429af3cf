DROP INDEX "search_docs_bestselling";--> statement-breakpoint
DROP INDEX "search_docs_newest";--> statement-breakpoint
DROP INDEX "search_docs_price";--> statement-breakpoint
DROP INDEX "search_docs_rating";--> statement-breakpoint
DROP INDEX "search_docs_title";--> statement-breakpoint
DROP INDEX "search_docs_category";--> statement-breakpoint
ALTER TABLE "search_docs" drop column "words";--> statement-breakpoint
ALTER TABLE "search_docs" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(array_remove(string_to_array(plain || case isbn when '' then '' else isbn || ' r' || reverse(isbn) end, ' '), ''), '|'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "search_docs_bestselling" ON "search_docs" USING btree ("sold" DESC NULLS FIRST,"product_id","is_lead","object_type");--> statement-breakpoint
CREATE INDEX "search_docs_newest" ON "search_docs" USING btree ("published_at" DESC NULLS FIRST,"product_id","is_lead","object_type","has_digital","category_id","price","year","rating","in_stock","author_ids");--> statement-breakpoint
CREATE INDEX "search_docs_price" ON "search_docs" USING btree ("price","product_id","is_lead","object_type");--> statement-breakpoint
CREATE INDEX "search_docs_rating" ON "search_docs" USING btree ("rating" DESC NULLS FIRST,"sold" DESC NULLS FIRST,"product_id","is_lead","object_type");--> statement-breakpoint
CREATE INDEX "search_docs_title" ON "search_docs" USING btree ("sort_title","product_id","is_lead","object_type");--> statement-breakpoint
CREATE INDEX "search_docs_category" ON "search_docs" USING btree ("category_id","sold" DESC NULLS FIRST,"product_id","is_lead","object_type","has_digital","price","year","rating","in_stock","author_ids");--> statement-breakpoint
-- Went with the column it was on.
CREATE INDEX "search_docs_words" ON "search_docs" USING gin ("words") WITH (fastupdate=false);
