ALTER TABLE "staff_alerts" ADD COLUMN "ref" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
UPDATE "refunds" SET "request_id" = "id";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "next_ask_at" timestamp with time zone;--> statement-breakpoint
UPDATE "refunds" SET "next_ask_at" = now() WHERE "status" = 'accepted';--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "asked" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_told_once" ON "staff_alerts" USING btree ("kind","ref");--> statement-breakpoint
CREATE INDEX "staff_alerts_order_id_index" ON "staff_alerts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_attempt_ref_index" ON "refunds" USING btree ("attempt_ref");--> statement-breakpoint
CREATE INDEX "refunds_next_ask_at_index" ON "refunds" USING btree ("next_ask_at") WHERE "refunds"."next_ask_at" is not null;