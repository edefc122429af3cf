CREATE TABLE "code_uses" (
	"order_id" uuid NOT NULL,
	"code_id" integer NOT NULL,
	"saved" bigint NOT NULL,
	"used_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	CONSTRAINT "code_uses_order_id_code_id_pk" PRIMARY KEY("order_id","code_id")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"order_id" uuid NOT NULL,
	"status" text,
	"text" text NOT NULL,
	"actor" text NOT NULL,
	"by_user_id" uuid,
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_status_check" CHECK ("order_events"."status" in ('awaitingPayment', 'paid', 'processing', 'shipped', 'delivered', 'completed', 'cancelled', 'partlyRefunded', 'refunded', 'needsAttention')),
	CONSTRAINT "order_events_actor_check" CHECK ("order_events"."actor" in ('customer', 'staff', 'system', 'gateway'))
);
--> statement-breakpoint
CREATE TABLE "order_line_parts" (
	"order_line_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_line_parts_order_line_id_position_pk" PRIMARY KEY("order_line_id","position"),
	CONSTRAINT "order_line_parts_kind_check" CHECK ("order_line_parts"."kind" in ('printed', 'digital', 'course', 'combo')),
	CONSTRAINT "order_line_part_quantity" CHECK ("order_line_parts"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"is_shipped" boolean NOT NULL,
	"quantity" integer NOT NULL,
	"flash_sale_id" integer,
	"flash_quantity" integer DEFAULT 0 NOT NULL,
	"list_total" bigint NOT NULL,
	"subtotal" bigint NOT NULL,
	"coupon_code" text,
	"coupon_discount" bigint DEFAULT 0 NOT NULL,
	"voucher_discount" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"vat_class" text NOT NULL,
	"vat" bigint NOT NULL,
	"refunded_quantity" integer DEFAULT 0 NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_kind_check" CHECK ("order_lines"."kind" in ('printed', 'digital', 'course', 'combo')),
	CONSTRAINT "order_lines_vat_class_check" CHECK ("order_lines"."vat_class" in ('KCT', '0', '5', '8', '10')),
	CONSTRAINT "order_line_quantity" CHECK ("order_lines"."quantity" between 1 and 999 and "order_lines"."flash_quantity" between 0 and "order_lines"."quantity"),
	CONSTRAINT "order_line_money" CHECK ("order_lines"."total" = "order_lines"."subtotal" - "order_lines"."coupon_discount" - "order_lines"."voucher_discount" and "order_lines"."total" >= 0),
	CONSTRAINT "order_line_refunded" CHECK ("order_lines"."refunded_quantity" between 0 and "order_lines"."quantity" and "order_lines"."refunded_amount" between 0 and "order_lines"."total")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"user_id" uuid,
	"status" text NOT NULL,
	"payment_method" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"customer_keys" text[] NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"ward_id" integer,
	"place_text" text DEFAULT '' NOT NULL,
	"shipping_method" text,
	"shipping_from" date,
	"shipping_to" date,
	"tracking_code" text,
	"note" text DEFAULT '' NOT NULL,
	"invoice" jsonb,
	"list_total" bigint NOT NULL,
	"goods_total" bigint NOT NULL,
	"shipping_fee" bigint NOT NULL,
	"total" bigint NOT NULL,
	"refunded_total" bigint DEFAULT 0 NOT NULL,
	"steps" jsonb NOT NULL,
	"vat" jsonb NOT NULL,
	"affiliate_id" uuid,
	"affiliate_percent" smallint,
	"commission_base" bigint DEFAULT 0 NOT NULL,
	"terms_version" integer NOT NULL,
	"request_key" uuid NOT NULL,
	"request_fingerprint" text DEFAULT '' NOT NULL,
	"hold_until" timestamp with time zone,
	"buyer_trust" text DEFAULT 'guest' NOT NULL,
	"is_mailbox_proven" boolean DEFAULT false NOT NULL,
	"held_pieces" integer DEFAULT 0 NOT NULL,
	"hold_network" text,
	"promotions_released" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"cancel_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_status_check" CHECK ("orders"."status" in ('awaitingPayment', 'paid', 'processing', 'shipped', 'delivered', 'completed', 'cancelled', 'partlyRefunded', 'refunded', 'needsAttention')),
	CONSTRAINT "orders_payment_method_check" CHECK ("orders"."payment_method" in ('vnpay', 'epay', 'cod', 'transfer', 'none')),
	CONSTRAINT "orders_shipping_method_check" CHECK ("orders"."shipping_method" in ('standard', 'express')),
	CONSTRAINT "orders_buyer_trust_check" CHECK ("orders"."buyer_trust" in ('guest', 'member', 'returning')),
	CONSTRAINT "order_money" CHECK ("orders"."total" = "orders"."goods_total" + "orders"."shipping_fee" and "orders"."goods_total" >= 0 and "orders"."shipping_fee" >= 0),
	CONSTRAINT "order_refunded" CHECK ("orders"."refunded_total" between 0 and "orders"."total")
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_moves_kind_check" CHECK ("stock_moves"."kind" in ('hold', 'sell', 'release', 'return')),
	CONSTRAINT "stock_move_quantity" CHECK ("stock_moves"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"order_id" uuid NOT NULL,
	"text" text NOT NULL,
	"by_user_id" uuid,
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"kind" text NOT NULL,
	"ref" text DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "staff_alerts_kind_check" CHECK ("staff_alerts"."kind" in ('returnAsked', 'wrongAmount', 'suspectPayment', 'moneyTwice', 'unknownPayment', 'settleFailed', 'gatewayMissing', 'paymentUnclear', 'transferDue', 'refundByHand', 'refundRefused', 'refundUnknown', 'countsDiffer', 'largeHold', 'filesUnknown'))
);
--> statement-breakpoint
CREATE TABLE "return_request_lines" (
	"return_request_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "return_request_lines_return_request_id_order_line_id_pk" PRIMARY KEY("return_request_id","order_line_id"),
	CONSTRAINT "return_request_line_quantity" CHECK ("return_request_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "return_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "return_requests_status_check" CHECK ("return_requests"."status" in ('open', 'accepted', 'refused', 'done'))
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"ref" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"gateway" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"client_address" text NOT NULL,
	"gateway_txn" text,
	"code" text,
	"reason" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"next_query_at" timestamp with time zone,
	"query_count" smallint DEFAULT 0 NOT NULL,
	"caller_asked_at" timestamp with time zone,
	"caller_outcome" text,
	CONSTRAINT "payment_attempts_gateway_check" CHECK ("payment_attempts"."gateway" in ('vnpay', 'epay', 'transfer')),
	CONSTRAINT "payment_attempts_status_check" CHECK ("payment_attempts"."status" in ('open', 'paid', 'failed', 'void', 'suspect')),
	CONSTRAINT "payment_attempts_caller_outcome_check" CHECK ("payment_attempts"."caller_outcome" in ('paid', 'failed', 'pending', 'suspect', 'refunded', 'unknown')),
	CONSTRAINT "attempt_amount" CHECK ("payment_attempts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"ref" text,
	"source" text NOT NULL,
	"outcome" text NOT NULL,
	"raw" jsonb NOT NULL,
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_notices_gateway_check" CHECK ("payment_notices"."gateway" in ('vnpay', 'epay', 'transfer')),
	CONSTRAINT "payment_notices_source_check" CHECK ("payment_notices"."source" in ('return', 'notification', 'query', 'refund', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" uuid NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "refund_lines_refund_id_order_line_id_pk" PRIMARY KEY("refund_id","order_line_id"),
	CONSTRAINT "refund_line_quantity" CHECK ("refund_lines"."quantity" > 0 and "refund_lines"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt_ref" text,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"request_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"gateway_refund" text,
	"by_user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"next_query_at" timestamp with time zone,
	"query_count" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "refunds_kind_check" CHECK ("refunds"."kind" in ('order', 'unexpected')),
	CONSTRAINT "refunds_status_check" CHECK ("refunds"."status" in ('requested', 'sending', 'accepted', 'done', 'refused')),
	CONSTRAINT "refund_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "count_checks" (
	"kind" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"last_move_id" bigint NOT NULL,
	"slice_after" integer NOT NULL,
	CONSTRAINT "count_checks_kind_check" CHECK ("count_checks"."kind" in ('stock', 'code', 'flash'))
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entitlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"source" text DEFAULT 'order' NOT NULL,
	"order_line_id" integer,
	"product_id" integer NOT NULL,
	"user_id" uuid,
	"given_by_user_id" uuid,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "entitlements_source_check" CHECK ("entitlements"."source" in ('order', 'gift', 'class', 'staff')),
	CONSTRAINT "entitlements_bought_by_line" CHECK (("entitlements"."source" = 'order') = ("entitlements"."order_line_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."codes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_parts" ADD CONSTRAINT "order_line_parts_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_parts" ADD CONSTRAINT "order_line_parts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_flash_sale_id_product_id_flash_sale_items_flash_sale_id_product_id_fk" FOREIGN KEY ("flash_sale_id","product_id") REFERENCES "public"."flash_sale_items"("flash_sale_id","product_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ward_id_geo_units_unit_id_fk" FOREIGN KEY ("ward_id") REFERENCES "public"."geo_units"("unit_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_affiliate_id_users_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD CONSTRAINT "staff_alerts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_request_lines" ADD CONSTRAINT "return_request_lines_return_request_id_return_requests_id_fk" FOREIGN KEY ("return_request_id") REFERENCES "public"."return_requests"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_request_lines" ADD CONSTRAINT "return_request_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_ref_payment_attempts_ref_fk" FOREIGN KEY ("attempt_ref") REFERENCES "public"."payment_attempts"("ref") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_given_by_user_id_users_id_fk" FOREIGN KEY ("given_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_uses_code_id_index" ON "code_uses" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "order_events_order_id_id_index" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_events_by_user_id_index" ON "order_events" USING btree ("by_user_id") WHERE "order_events"."by_user_id" is not null;--> statement-breakpoint
CREATE INDEX "order_line_parts_product_id_index" ON "order_line_parts" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_order_id_position_index" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_product_id_index" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "lines_of_flash_sale" ON "order_lines" USING btree ("flash_sale_id","product_id") WHERE "order_lines"."flash_sale_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_code_index" ON "orders" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_request_key_index" ON "orders" USING btree ("request_key");--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_id_index" ON "orders" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "unpaid_of_customer" ON "orders" USING gin ("customer_keys") WITH (fastupdate=false) WHERE "orders"."status" = 'awaitingPayment' or "orders"."status" = 'processing' and "orders"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "guest_orders_of_mailbox" ON "orders" USING btree (lower("email")) WHERE "orders"."user_id" is null;--> statement-breakpoint
CREATE INDEX "unpaid_of_network" ON "orders" USING btree ("hold_network") WHERE "orders"."hold_network" is not null and ("orders"."status" = 'awaitingPayment' or "orders"."status" = 'processing' and "orders"."paid_at" is null);--> statement-breakpoint
CREATE INDEX "paid_of_customer" ON "orders" USING gin ("customer_keys") WITH (fastupdate=false) WHERE "orders"."paid_at" is not null and "orders"."status" <> 'cancelled' and "orders"."status" <> 'refunded';--> statement-breakpoint
CREATE INDEX "orders_affiliate_id_index" ON "orders" USING btree ("affiliate_id") WHERE "orders"."affiliate_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_hold_until_index" ON "orders" USING btree ("hold_until") WHERE "orders"."status" = 'awaitingPayment';--> statement-breakpoint
CREATE INDEX "orders_delivered_at_index" ON "orders" USING btree ("delivered_at") WHERE "orders"."status" = 'delivered';--> statement-breakpoint
CREATE INDEX "orders_of_left_buyers" ON "orders" USING btree ("id") WHERE "orders"."user_id" is null and ("orders"."customer_keys"[1] like 'user:%' or "orders"."customer_keys"[1] = 'left');--> statement-breakpoint
CREATE UNIQUE INDEX "stock_move_once" ON "stock_moves" USING btree ("order_id","product_id","kind") WHERE "stock_moves"."kind" = 'hold';--> statement-breakpoint
CREATE UNIQUE INDEX "stock_move_sold_once" ON "stock_moves" USING btree ("order_id","product_id") WHERE "stock_moves"."kind" = 'sell';--> statement-breakpoint
CREATE UNIQUE INDEX "stock_move_released_once" ON "stock_moves" USING btree ("order_id","product_id") WHERE "stock_moves"."kind" = 'release';--> statement-breakpoint
CREATE INDEX "stock_moves_product_id_index" ON "stock_moves" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_notes_order_id_id_index" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_notes_by_user_id_index" ON "order_notes" USING btree ("by_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_told_once" ON "staff_alerts" USING btree ("kind","ref");--> statement-breakpoint
CREATE INDEX "staff_alerts_order_id_index" ON "staff_alerts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "staff_alerts_created_at_index" ON "staff_alerts" USING btree ("created_at" DESC NULLS LAST) WHERE "staff_alerts"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "return_request_lines_order_line_id_index" ON "return_request_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_return_under_way" ON "return_requests" USING btree ("order_id") WHERE "return_requests"."status" in ('open', 'accepted');--> statement-breakpoint
CREATE INDEX "return_requests_status_created_at_index" ON "return_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_order_id_number_index" ON "payment_attempts" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_attempt" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "one_effect_per_gateway_payment" ON "payment_attempts" USING btree ("gateway","gateway_txn") WHERE "payment_attempts"."gateway_txn" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_next_query_at_index" ON "payment_attempts" USING btree ("next_query_at") WHERE "payment_attempts"."next_query_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_notices_ref_index" ON "payment_notices" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "refund_lines_order_line_id_index" ON "refund_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "refunds_order_id_index" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_attempt_ref_index" ON "refunds" USING btree ("attempt_ref");--> statement-breakpoint
CREATE INDEX "refunds_by_user_id_index" ON "refunds" USING btree ("by_user_id") WHERE "refunds"."by_user_id" is not null;--> statement-breakpoint
CREATE INDEX "refunds_next_query_at_index" ON "refunds" USING btree ("next_query_at") WHERE "refunds"."next_query_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_order_line_id_product_id_index" ON "entitlements" USING btree ("order_line_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_given_index" ON "entitlements" USING btree ("user_id","product_id","source") WHERE "entitlements"."source" <> 'order' and "entitlements"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "entitlements_user_id_product_id_index" ON "entitlements" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "entitlements_product_id_index" ON "entitlements" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "entitlements_given_by_user_id_index" ON "entitlements" USING btree ("given_by_user_id");