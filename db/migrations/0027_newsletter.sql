CREATE TABLE "newsletter_issues" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reached" uuid,
	"letters" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"key" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_action_check";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "leave_url" text;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_issues_name_index" ON "newsletter_issues" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_key_index" ON "newsletter_subscribers" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_once_for_mailbox" ON "newsletter_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_asked_at_index" ON "newsletter_subscribers" USING btree ("asked_at") WHERE "newsletter_subscribers"."confirmed_at" is null;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action_check" CHECK ("audit"."action" in ('order.advance', 'order.refund', 'order.decideSuspect', 'refund.close', 'return.decide', 'affiliate.decide', 'payout.decide', 'user.changeStanding', 'product.changePrice', 'author.change', 'news.change', 'entitlement.grant', 'entitlement.revoke', 'shortLink.create', 'shortLink.withdraw', 'video.upload', 'video.retry', 'video.remove', 'lesson.change', 'course.change', 'question.answer', 'question.hide', 'certificate.revoke', 'exam.change', 'exam.allow', 'exam.reopen', 'exam.mark', 'exam.regrade', 'bank.import', 'bank.change', 'book.upload', 'book.change', 'book.retry', 'misprint.decide', 'manuscript.change', 'manuscript.decide', 'manuscript.note', 'manuscript.write', 'manuscript.addFile', 'manuscript.step', 'manuscript.invite', 'manuscript.changeReview', 'newsletter.send'));