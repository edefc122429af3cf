DROP INDEX "exam_attempt_questions_marked_by_index";--> statement-breakpoint
CREATE INDEX "exam_attempt_questions_marked_by_index" ON "exam_attempt_questions" USING btree ("marked_by") WHERE "exam_attempt_questions"."marked_by" is not null;--> statement-breakpoint
-- Every question of an attempt is saved and marked after it was inserted: with room on its page such an update touches no index.
ALTER TABLE "exam_attempt_questions" SET (fillfactor = 60);
