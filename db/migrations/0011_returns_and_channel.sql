DROP INDEX "orders_user_id_created_at_index";--> statement-breakpoint
DROP INDEX "one_open_return";--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "channel" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_id_index" ON "orders" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_return_under_way" ON "return_requests" USING btree ("order_id") WHERE "return_requests"."status" in ('open', 'accepted');--> statement-breakpoint
CREATE INDEX "return_requests_status_created_at_index" ON "return_requests" USING btree ("status","created_at");