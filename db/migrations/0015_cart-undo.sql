CREATE TABLE "removed_cart_lines" (
	"line_id" integer PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"is_later" boolean NOT NULL,
	"price_seen" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "removed_cart_lines" ADD CONSTRAINT "removed_cart_lines_user_id_carts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."carts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_cart_lines" ADD CONSTRAINT "removed_cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_cart_lines_user_id_index" ON "removed_cart_lines" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "removed_cart_lines_product_id_index" ON "removed_cart_lines" USING btree ("product_id");