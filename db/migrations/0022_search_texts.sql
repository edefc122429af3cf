CREATE TABLE "search_texts" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"lexemes" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_product_id_search_docs_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."search_docs"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_texts_lexemes" ON "search_texts" USING gin ("lexemes") WITH (fastupdate=false);--> statement-breakpoint
-- Always by the index: in a small catalogue the planner would rather read every text, not knowing that each must be unpacked.
CREATE FUNCTION "products_saying"(asked tsquery) RETURNS SETOF integer LANGUAGE sql STABLE ROWS 50 SET enable_seqscan = off
AS 'select product_id from public.search_texts where lexemes @@ asked';
