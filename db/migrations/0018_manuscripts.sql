CREATE TABLE "manuscript_co_authors" (
	"manuscript_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	CONSTRAINT "manuscript_co_authors_manuscript_id_position_pk" PRIMARY KEY("manuscript_id","position")
);
--> statement-breakpoint
CREATE TABLE "manuscript_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manuscript_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"manuscript_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"by" text NOT NULL,
	"by_user_id" uuid,
	"words" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "manuscript_events_from_check" CHECK ("manuscript_events"."from" in ('draft', 'received', 'papersRequested', 'underReview', 'revisionRequested', 'revised', 'accepted', 'rejected', 'editing', 'procedures', 'published', 'withdrawn')),
	CONSTRAINT "manuscript_events_to_check" CHECK ("manuscript_events"."to" in ('draft', 'received', 'papersRequested', 'underReview', 'revisionRequested', 'revised', 'accepted', 'rejected', 'editing', 'procedures', 'published', 'withdrawn')),
	CONSTRAINT "manuscript_events_by_check" CHECK ("manuscript_events"."by" in ('author', 'staff', 'reviewer', 'system'))
);
--> statement-breakpoint
CREATE TABLE "manuscript_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"manuscript_id" uuid NOT NULL,
	"is_from_letter" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manuscript_numbers" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manuscripts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text,
	"user_id" uuid,
	"is_mailbox_proven" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"due_day" date,
	"assigned_to" uuid,
	"product_id" integer,
	"request_key" uuid,
	"title" text DEFAULT '' NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"kind" text,
	"field" text,
	"summary" text DEFAULT '' NOT NULL,
	"standing" text,
	"author_name" text DEFAULT '' NOT NULL,
	"author_email" text DEFAULT '' NOT NULL,
	"author_phone" text DEFAULT '' NOT NULL,
	"author_unit" text DEFAULT '' NOT NULL,
	"audience" text DEFAULT '' NOT NULL,
	"outline" text DEFAULT '' NOT NULL,
	"page_count" integer,
	"figure_count" integer,
	"language" text DEFAULT '' NOT NULL,
	"published_before" text DEFAULT '' NOT NULL,
	"funding" text DEFAULT '' NOT NULL,
	"format" text,
	"desired_day" date,
	"note" text DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"committed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "manuscripts_state_check" CHECK ("manuscripts"."state" in ('draft', 'received', 'papersRequested', 'underReview', 'revisionRequested', 'revised', 'accepted', 'rejected', 'editing', 'procedures', 'published', 'withdrawn')),
	CONSTRAINT "manuscripts_kind_check" CHECK ("manuscripts"."kind" in ('textbook', 'monograph', 'reference', 'translation', 'proceedings', 'children', 'other')),
	CONSTRAINT "manuscripts_field_check" CHECK ("manuscripts"."field" in ('naturalSciences', 'technology', 'medicine', 'agriculture', 'socialSciences', 'humanities', 'economics', 'law', 'education', 'languages', 'arts', 'other')),
	CONSTRAINT "manuscripts_standing_check" CHECK ("manuscripts"."standing" in ('person', 'group', 'organisation')),
	CONSTRAINT "manuscripts_format_check" CHECK ("manuscripts"."format" in ('print', 'digital', 'both')),
	CONSTRAINT "manuscript_code" CHECK (("manuscripts"."state" = 'draft') = ("manuscripts"."code" is null) and ("manuscripts"."code" is null) = ("manuscripts"."submitted_at" is null)),
	CONSTRAINT "manuscript_committed" CHECK ("manuscripts"."state" = 'draft' or "manuscripts"."committed_at" is not null),
	CONSTRAINT "manuscript_due" CHECK (("manuscripts"."due_day" is not null) = ("manuscripts"."state" in ('papersRequested', 'revisionRequested'))),
	CONSTRAINT "manuscript_published" CHECK ("manuscripts"."state" <> 'published' or "manuscripts"."product_id" is not null),
	CONSTRAINT "manuscript_summary" CHECK (char_length("manuscripts"."summary") <= 3000)
);
--> statement-breakpoint
CREATE TABLE "manuscript_letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manuscript_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"manuscript_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"ref" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "manuscript_letters_kind_check" CHECK ("manuscript_letters"."kind" in ('receipt', 'coAuthorNamed', 'link', 'papersRequested', 'papersReceived', 'underReview', 'revisionRequested', 'revisionReceived', 'accepted', 'rejected', 'reopened', 'editing', 'houseFile', 'procedures', 'published', 'withdrawn', 'houseMessage', 'newDueDay', 'dueSoon', 'overdue', 'virusFound', 'newManuscript', 'newPapers', 'newRevision', 'authorMessage', 'moreTimeAsked', 'proofAnswered', 'authorWithdrew', 'authorLate', 'assigned', 'reviewerAnswered', 'reviewReturned', 'reviewInvitation', 'reviewReminder', 'reviewLate', 'reviewCancelled', 'reviewThanks')),
	CONSTRAINT "manuscript_letters_to_check" CHECK ("manuscript_letters"."to" in ('author', 'staff', 'reviewer', 'system'))
);
--> statement-breakpoint
CREATE TABLE "manuscript_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manuscript_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"manuscript_id" uuid NOT NULL,
	"by" text NOT NULL,
	"by_user_id" uuid,
	"kind" text DEFAULT 'message' NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "manuscript_messages_by_check" CHECK ("manuscript_messages"."by" in ('author', 'staff', 'reviewer', 'system')),
	CONSTRAINT "manuscript_messages_kind_check" CHECK ("manuscript_messages"."kind" in ('message', 'moreTime', 'proofApproved', 'proofChanges'))
);
--> statement-breakpoint
CREATE TABLE "manuscript_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manuscript_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"manuscript_id" uuid NOT NULL,
	"by_user_id" uuid,
	"text" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manuscript_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"manuscript_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"key_hash" text NOT NULL,
	"state" text DEFAULT 'invited' NOT NULL,
	"due_day" date NOT NULL,
	"has_conflict" boolean,
	"note" text DEFAULT '' NOT NULL,
	"answers" jsonb,
	"recommendation" text,
	"for_author" text DEFAULT '' NOT NULL,
	"for_house" text DEFAULT '' NOT NULL,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "manuscript_reviews_state_check" CHECK ("manuscript_reviews"."state" in ('invited', 'accepted', 'declined', 'submitted', 'cancelled')),
	CONSTRAINT "manuscript_reviews_recommendation_check" CHECK ("manuscript_reviews"."recommendation" in ('accept', 'minor', 'major', 'reject')),
	CONSTRAINT "manuscript_review_sent" CHECK (("manuscript_reviews"."state" = 'submitted') = ("manuscript_reviews"."submitted_at" is not null)),
	CONSTRAINT "manuscript_review_whole" CHECK ("manuscript_reviews"."state" <> 'submitted' or ("manuscript_reviews"."recommendation" is not null and "manuscript_reviews"."answers" is not null))
);
--> statement-breakpoint
CREATE TABLE "manuscript_steps" (
	"manuscript_id" uuid NOT NULL,
	"step" text NOT NULL,
	"done_day" date,
	"number" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "manuscript_steps_manuscript_id_step_pk" PRIMARY KEY("manuscript_id","step"),
	CONSTRAINT "manuscript_steps_step_check" CHECK ("manuscript_steps"."step" in ('registration', 'decision', 'isbn', 'deposit'))
);
--> statement-breakpoint
CREATE TABLE "manuscript_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"manuscript_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"role" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"file_hash" text NOT NULL,
	"bytes" bigint NOT NULL,
	"media_type" text NOT NULL,
	"by" text NOT NULL,
	"scan" text NOT NULL,
	"scan_note" text DEFAULT '' NOT NULL,
	"scanned_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "manuscript_files_role_check" CHECK ("manuscript_files"."role" in ('manuscript', 'outline', 'figures', 'cv', 'appraisal', 'rights', 'reply', 'other', 'edited', 'proof')),
	CONSTRAINT "manuscript_files_by_check" CHECK ("manuscript_files"."by" in ('author', 'staff', 'reviewer', 'system')),
	CONSTRAINT "manuscript_files_scan_check" CHECK ("manuscript_files"."scan" in ('unscanned', 'scanning', 'clean', 'infected', 'failed')),
	CONSTRAINT "manuscript_file_name" CHECK (char_length("manuscript_files"."name") between 1 and 255)
);
--> statement-breakpoint
CREATE TABLE "manuscript_opens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manuscript_opens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"manuscript_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"by" text NOT NULL,
	"by_user_id" uuid,
	"review_id" uuid,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "manuscript_opens_by_check" CHECK ("manuscript_opens"."by" in ('author', 'staff', 'reviewer', 'system'))
);
--> statement-breakpoint
CREATE TABLE "manuscript_rounds" (
	"manuscript_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "manuscript_rounds_manuscript_id_number_pk" PRIMARY KEY("manuscript_id","number")
);
--> statement-breakpoint
CREATE TABLE "manuscript_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"file_hash" text,
	"bytes" bigint NOT NULL,
	"media_type" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_action_check";--> statement-breakpoint
ALTER TABLE "staff_alerts" DROP CONSTRAINT "staff_alerts_kind_check";--> statement-breakpoint
ALTER TABLE "manuscript_co_authors" ADD CONSTRAINT "manuscript_co_authors_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_events" ADD CONSTRAINT "manuscript_events_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_events" ADD CONSTRAINT "manuscript_events_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_keys" ADD CONSTRAINT "manuscript_keys_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD CONSTRAINT "manuscripts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD CONSTRAINT "manuscripts_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD CONSTRAINT "manuscripts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_letters" ADD CONSTRAINT "manuscript_letters_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_messages" ADD CONSTRAINT "manuscript_messages_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_messages" ADD CONSTRAINT "manuscript_messages_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_notes" ADD CONSTRAINT "manuscript_notes_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_notes" ADD CONSTRAINT "manuscript_notes_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_reviews" ADD CONSTRAINT "manuscript_reviews_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_steps" ADD CONSTRAINT "manuscript_steps_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_files" ADD CONSTRAINT "manuscript_files_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_files" ADD CONSTRAINT "manuscript_files_file_hash_files_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."files"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_opens" ADD CONSTRAINT "manuscript_opens_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_opens" ADD CONSTRAINT "manuscript_opens_file_id_manuscript_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."manuscript_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_opens" ADD CONSTRAINT "manuscript_opens_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_opens" ADD CONSTRAINT "manuscript_opens_review_id_manuscript_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."manuscript_reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_rounds" ADD CONSTRAINT "manuscript_rounds_manuscript_id_manuscripts_id_fk" FOREIGN KEY ("manuscript_id") REFERENCES "public"."manuscripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_uploads" ADD CONSTRAINT "manuscript_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscript_uploads" ADD CONSTRAINT "manuscript_uploads_file_hash_files_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."files"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "manuscript_events_manuscript_id_id_index" ON "manuscript_events" USING btree ("manuscript_id","id");--> statement-breakpoint
CREATE INDEX "manuscript_events_by_user_id_index" ON "manuscript_events" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "manuscript_keys_manuscript_id_index" ON "manuscript_keys" USING btree ("manuscript_id");--> statement-breakpoint
CREATE INDEX "manuscript_keys_expires_at_index" ON "manuscript_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "manuscripts_code_index" ON "manuscripts" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "manuscripts_request_key_index" ON "manuscripts" USING btree ("request_key");--> statement-breakpoint
CREATE INDEX "manuscripts_user_id_changed_at_index" ON "manuscripts" USING btree ("user_id","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "manuscripts_of_guests" ON "manuscripts" USING btree (lower(author_email)) WHERE "manuscripts"."user_id" is null;--> statement-breakpoint
CREATE INDEX "manuscripts_assigned_to_index" ON "manuscripts" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "manuscripts_product_id_index" ON "manuscripts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "manuscripts_sent" ON "manuscripts" USING btree ("submitted_at" DESC NULLS LAST,"id") WHERE "manuscripts"."state" <> 'draft';--> statement-breakpoint
CREATE INDEX "manuscripts_by_state" ON "manuscripts" USING btree ("state","submitted_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "manuscripts_due" ON "manuscripts" USING btree ("due_day") WHERE "manuscripts"."due_day" is not null;--> statement-breakpoint
CREATE INDEX "manuscripts_search" ON "manuscripts" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "manuscript_letters_manuscript_id_id_index" ON "manuscript_letters" USING btree ("manuscript_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "manuscript_letter_once" ON "manuscript_letters" USING btree ("manuscript_id","kind","ref");--> statement-breakpoint
CREATE INDEX "manuscript_messages_manuscript_id_id_index" ON "manuscript_messages" USING btree ("manuscript_id","id");--> statement-breakpoint
CREATE INDEX "manuscript_messages_by_user_id_index" ON "manuscript_messages" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "manuscript_notes_manuscript_id_id_index" ON "manuscript_notes" USING btree ("manuscript_id","id");--> statement-breakpoint
CREATE INDEX "manuscript_notes_by_user_id_index" ON "manuscript_notes" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "manuscript_reviews_manuscript_id_index" ON "manuscript_reviews" USING btree ("manuscript_id");--> statement-breakpoint
CREATE UNIQUE INDEX "manuscript_reviews_key_hash_index" ON "manuscript_reviews" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "manuscript_reviewer_once" ON "manuscript_reviews" USING btree ("manuscript_id","round",lower(email)) WHERE "manuscript_reviews"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "manuscript_reviews_due" ON "manuscript_reviews" USING btree ("due_day") WHERE "manuscript_reviews"."state" in ('invited', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "manuscript_files_manuscript_id_role_version_index" ON "manuscript_files" USING btree ("manuscript_id","role","version");--> statement-breakpoint
CREATE INDEX "manuscript_files_file_hash_index" ON "manuscript_files" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "manuscript_files_to_scan" ON "manuscript_files" USING btree ("created_at") WHERE "manuscript_files"."scan" in ('unscanned', 'scanning', 'failed');--> statement-breakpoint
CREATE INDEX "manuscript_opens_manuscript_id_id_index" ON "manuscript_opens" USING btree ("manuscript_id","id");--> statement-breakpoint
CREATE INDEX "manuscript_opens_file_id_index" ON "manuscript_opens" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "manuscript_opens_by_user_id_index" ON "manuscript_opens" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "manuscript_opens_review_id_index" ON "manuscript_opens" USING btree ("review_id");--> statement-breakpoint
CREATE UNIQUE INDEX "manuscript_open_round" ON "manuscript_rounds" USING btree ("manuscript_id") WHERE "manuscript_rounds"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "manuscript_uploads_user_id_index" ON "manuscript_uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "manuscript_uploads_file_hash_index" ON "manuscript_uploads" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "manuscript_uploads_created_at_index" ON "manuscript_uploads" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action_check" CHECK ("audit"."action" in ('order.advance', 'order.refund', 'order.decideSuspect', 'refund.close', 'return.decide', 'affiliate.decide', 'payout.decide', 'user.changeStanding', 'product.changePrice', 'news.change', 'entitlement.grant', 'entitlement.revoke', 'shortLink.create', 'shortLink.withdraw', 'video.upload', 'video.retry', 'video.remove', 'lesson.change', 'course.change', 'question.answer', 'question.hide', 'certificate.revoke', 'exam.change', 'exam.allow', 'exam.reopen', 'exam.mark', 'exam.regrade', 'bank.import', 'bank.change', 'book.upload', 'book.change', 'book.retry', 'misprint.decide', 'manuscript.change', 'manuscript.decide', 'manuscript.note', 'manuscript.write', 'manuscript.addFile', 'manuscript.step', 'manuscript.invite', 'manuscript.changeReview'));--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD CONSTRAINT "staff_alerts_kind_check" CHECK ("staff_alerts"."kind" in ('returnAsked', 'wrongAmount', 'suspectPayment', 'moneyTwice', 'unknownPayment', 'settleFailed', 'gatewayMissing', 'paymentUnclear', 'transferDue', 'refundByHand', 'refundRefused', 'refundUnknown', 'countsDiffer', 'largeHold', 'filesUnknown', 'videoFailed', 'ffmpegMissing', 'lessonQuestion', 'essayWaits', 'bookFailed', 'misprint', 'manuscriptVirus'));