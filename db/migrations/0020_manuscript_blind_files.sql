ALTER TABLE "manuscript_files" ADD COLUMN "blind_hash" text;--> statement-breakpoint
ALTER TABLE "manuscript_files" ADD COLUMN "blinded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "manuscript_files" ADD CONSTRAINT "manuscript_files_blind_hash_files_hash_fk" FOREIGN KEY ("blind_hash") REFERENCES "public"."files"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "manuscript_files_blind_hash_index" ON "manuscript_files" USING btree ("blind_hash");