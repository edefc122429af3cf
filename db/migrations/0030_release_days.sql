ALTER TABLE "products" ADD COLUMN "release_day" date;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "release_day" date;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "product_release_printed" CHECK ("products"."release_day" is null or "products"."kind" = 'printed');