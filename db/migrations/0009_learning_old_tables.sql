DROP TABLE "library_courses" CASCADE;--> statement-breakpoint
ALTER TABLE "textbooks" DROP COLUMN "slug";