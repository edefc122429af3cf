ALTER TABLE "security_codes" ADD COLUMN "mail_id" integer;--> statement-breakpoint
ALTER TABLE "security_codes" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "holds_code" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "security_codes" ADD CONSTRAINT "security_codes_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_codes_mail_id_index" ON "security_codes" USING btree ("mail_id");--> statement-breakpoint
ALTER TABLE "security_codes" ADD CONSTRAINT "code_new_email" CHECK (("security_codes"."purpose" = 'email') = ("security_codes"."new_email" is not null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "user_email_is_normal" CHECK ("users"."email" = lower(btrim("users"."email")) and "users"."email" <> '');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "user_role" CHECK ("users"."role" in ('user', 'staff', 'admin'));--> statement-breakpoint
UPDATE "mails" SET "holds_code" = true WHERE "subject" ~ '^[0-9]{6} là mã';
