CREATE TABLE "bulk_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organisation" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"books" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_action_check";--> statement-breakpoint
CREATE INDEX "bulk_requests_created_at_index" ON "bulk_requests" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bulk_of_mailbox" ON "bulk_requests" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action_check" CHECK ("audit"."action" in ('order.advance', 'order.refund', 'order.decideSuspect', 'refund.close', 'return.decide', 'affiliate.decide', 'payout.decide', 'user.changeStanding', 'product.changePrice', 'author.change', 'news.change', 'entitlement.grant', 'entitlement.revoke', 'shortLink.create', 'shortLink.withdraw', 'video.upload', 'video.retry', 'video.remove', 'lesson.change', 'course.change', 'question.answer', 'question.hide', 'certificate.revoke', 'exam.change', 'exam.allow', 'exam.reopen', 'exam.mark', 'exam.regrade', 'bank.import', 'bank.change', 'book.upload', 'book.change', 'book.retry', 'misprint.decide', 'manuscript.change', 'manuscript.decide', 'manuscript.note', 'manuscript.write', 'manuscript.addFile', 'manuscript.step', 'manuscript.invite', 'manuscript.changeReview', 'newsletter.send', 'productQuestion.decide', 'productQuestion.answer', 'productAnswer.decide', 'bulk.answer'));