CREATE TABLE "bank_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"file_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_pictures" ADD CONSTRAINT "bank_pictures_file_hash_files_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."files"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_pictures_file_hash_index" ON "bank_pictures" USING btree ("file_hash");