ALTER TABLE "cart_merges" ADD COLUMN "merged" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_merges" ADD COLUMN "remarks" text[] DEFAULT '{}' NOT NULL;