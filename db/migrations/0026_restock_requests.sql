CREATE TABLE "restock_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" integer NOT NULL,
	"user_id" uuid,
	"email" text,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "restock_whose" CHECK (("restock_requests"."user_id" is null) <> ("restock_requests"."email" is null)),
	CONSTRAINT "restock_member_confirmed" CHECK ("restock_requests"."user_id" is null or "restock_requests"."confirmed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "restock_requests_key_index" ON "restock_requests" USING btree ("key");--> statement-breakpoint
CREATE INDEX "restock_requests_product_id_index" ON "restock_requests" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "restock_once_for_member" ON "restock_requests" USING btree ("product_id","user_id") WHERE "restock_requests"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "restock_once_for_mailbox" ON "restock_requests" USING btree ("product_id",lower("email")) WHERE "restock_requests"."email" is not null;--> statement-breakpoint
CREATE INDEX "restock_requests_user_id_index" ON "restock_requests" USING btree ("user_id") WHERE "restock_requests"."user_id" is not null;