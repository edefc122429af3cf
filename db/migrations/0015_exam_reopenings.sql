CREATE TABLE "exam_reopenings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attempt_id" uuid NOT NULL,
	"how" text NOT NULL,
	"by_user_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exam_reopenings_how_check" CHECK ("exam_reopenings"."how" in ('reopen', 'abandon')),
	CONSTRAINT "exam_reopening_reason" CHECK (char_length("exam_reopenings"."reason") <= 500)
);
--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "paused_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_reopenings" ADD CONSTRAINT "exam_reopenings_attempt_id_exam_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."exam_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_reopenings" ADD CONSTRAINT "exam_reopenings_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_reopenings_attempt_id_created_at_index" ON "exam_reopenings" USING btree ("attempt_id","created_at");--> statement-breakpoint
CREATE INDEX "exam_reopenings_by_user_id_index" ON "exam_reopenings" USING btree ("by_user_id");--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempt_pause" CHECK ("exam_attempts"."paused_seconds" >= 0);