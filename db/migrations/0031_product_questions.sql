CREATE TABLE "product_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"question_id" integer NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_answers_role_check" CHECK ("product_answers"."role" in ('staff', 'buyer')),
	CONSTRAINT "product_answers_state_check" CHECK ("product_answers"."state" in ('pending', 'shown', 'refused')),
	CONSTRAINT "product_answer_length" CHECK (char_length("product_answers"."content") between 1 and 2000),
	CONSTRAINT "product_answer_of_staff" CHECK ("product_answers"."role" <> 'staff' or "product_answers"."state" = 'shown')
);
--> statement-breakpoint
CREATE TABLE "product_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"product_id" integer NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"wants_letter" boolean DEFAULT true NOT NULL,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_questions_state_check" CHECK ("product_questions"."state" in ('pending', 'shown', 'refused')),
	CONSTRAINT "product_question_length" CHECK (char_length("product_questions"."content") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_action_check";--> statement-breakpoint
ALTER TABLE "staff_alerts" DROP CONSTRAINT "staff_alerts_kind_check";--> statement-breakpoint
ALTER TABLE "product_answers" ADD CONSTRAINT "product_answers_question_id_product_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."product_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_answers" ADD CONSTRAINT "product_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_answers_question_id_index" ON "product_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "product_answers_user_id_index" ON "product_answers" USING btree ("user_id") WHERE "product_answers"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "product_answers_waiting" ON "product_answers" USING btree ("question_id") WHERE "product_answers"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "product_questions_shown" ON "product_questions" USING btree ("product_id","created_at" DESC NULLS LAST,"id") WHERE "product_questions"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "product_questions_of_product" ON "product_questions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_questions_waiting" ON "product_questions" USING btree ("created_at") WHERE "product_questions"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "product_questions_user_id_index" ON "product_questions" USING btree ("user_id") WHERE "product_questions"."user_id" is not null;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action_check" CHECK ("audit"."action" in ('order.advance', 'order.refund', 'order.decideSuspect', 'refund.close', 'return.decide', 'affiliate.decide', 'payout.decide', 'user.changeStanding', 'product.changePrice', 'author.change', 'news.change', 'entitlement.grant', 'entitlement.revoke', 'shortLink.create', 'shortLink.withdraw', 'video.upload', 'video.retry', 'video.remove', 'lesson.change', 'course.change', 'question.answer', 'question.hide', 'certificate.revoke', 'exam.change', 'exam.allow', 'exam.reopen', 'exam.mark', 'exam.regrade', 'bank.import', 'bank.change', 'book.upload', 'book.change', 'book.retry', 'misprint.decide', 'manuscript.change', 'manuscript.decide', 'manuscript.note', 'manuscript.write', 'manuscript.addFile', 'manuscript.step', 'manuscript.invite', 'manuscript.changeReview', 'newsletter.send', 'productQuestion.decide', 'productQuestion.answer', 'productAnswer.decide'));--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD CONSTRAINT "staff_alerts_kind_check" CHECK ("staff_alerts"."kind" in ('returnAsked', 'wrongAmount', 'suspectPayment', 'moneyTwice', 'unknownPayment', 'settleFailed', 'gatewayMissing', 'paymentUnclear', 'transferDue', 'refundByHand', 'refundRefused', 'refundUnknown', 'countsDiffer', 'largeHold', 'filesUnknown', 'videoFailed', 'ffmpegMissing', 'lessonQuestion', 'essayWaits', 'bookFailed', 'misprint', 'manuscriptVirus', 'productQuestion'));