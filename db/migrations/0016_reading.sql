CREATE TABLE "book_passages" (
	"version_id" text NOT NULL,
	"chapter" integer NOT NULL,
	"position" integer NOT NULL,
	"starts_at" integer NOT NULL,
	"page" text,
	"text" text NOT NULL,
	"folded" text NOT NULL,
	CONSTRAINT "book_passages_version_id_chapter_position_pk" PRIMARY KEY("version_id","chapter","position")
);
--> statement-breakpoint
CREATE TABLE "book_resources" (
	"version_id" text NOT NULL,
	"part" text NOT NULL,
	"path" text NOT NULL,
	"media_type" text NOT NULL,
	"file_hash" text NOT NULL,
	"position" integer,
	"title" text,
	"characters" integer DEFAULT 0 NOT NULL,
	"is_linear" boolean DEFAULT true NOT NULL,
	"viewport" jsonb,
	CONSTRAINT "book_resources_version_id_part_path_pk" PRIMARY KEY("version_id","part","path"),
	CONSTRAINT "book_resources_part_check" CHECK ("book_resources"."part" in ('full', 'preview'))
);
--> statement-breakpoint
CREATE TABLE "book_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"number" integer NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"note" text,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"facts" jsonb,
	"source_hash" text NOT NULL,
	"preview_percent" smallint DEFAULT 10 NOT NULL,
	"allows_download" boolean DEFAULT false NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "book_versions_format_check" CHECK ("book_versions"."format" in ('epub', 'pdf')),
	CONSTRAINT "book_versions_state_check" CHECK ("book_versions"."state" in ('processing', 'ready', 'failed')),
	CONSTRAINT "book_percent" CHECK ("book_versions"."percent" between 0 and 100),
	CONSTRAINT "book_preview_percent" CHECK ("book_versions"."preview_percent" between 1 and 50),
	CONSTRAINT "book_ready_is_known" CHECK ("book_versions"."state" <> 'ready' or "book_versions"."facts" is not null),
	CONSTRAINT "book_failed_says_why" CHECK ("book_versions"."state" <> 'failed' or "book_versions"."note" is not null)
);
--> statement-breakpoint
CREATE TABLE "book_copies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"entitlement_id" integer NOT NULL,
	"version_id" text NOT NULL,
	"state" text DEFAULT 'preparing' NOT NULL,
	"file_hash" text,
	"fetched" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "book_copies_state_check" CHECK ("book_copies"."state" in ('preparing', 'ready', 'failed')),
	CONSTRAINT "copy_ready_has_file" CHECK (("book_copies"."state" = 'ready') = ("book_copies"."file_hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "misprints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "misprints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"version_id" text,
	"user_id" uuid,
	"chapter" text NOT NULL,
	"page" text,
	"quote" text NOT NULL,
	"comment" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "misprints_state_check" CHECK ("misprints"."state" in ('open', 'fixed', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "reading_books" (
	"user_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"version_id" text,
	"chapter" text,
	"cfi" text,
	"percent" double precision,
	"quote" text,
	"position_at" timestamp with time zone,
	"position_revision" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_books_user_id_product_id_pk" PRIMARY KEY("user_id","product_id"),
	CONSTRAINT "reading_percent" CHECK ("reading_books"."percent" between 0 and 100),
	CONSTRAINT "reading_place_is_whole" CHECK (("reading_books"."position_at" is null) = ("reading_books"."percent" is null) and ("reading_books"."chapter" is null) = ("reading_books"."percent" is null))
);
--> statement-breakpoint
CREATE TABLE "reading_devices" (
	"user_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"device_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_devices_user_id_product_id_device_id_pk" PRIMARY KEY("user_id","product_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "reading_marks" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"colour" text,
	"version_id" text,
	"chapter" text NOT NULL,
	"chapter_title" text NOT NULL,
	"cfi" text,
	"percent" double precision NOT NULL,
	"quote" text NOT NULL,
	"note" text NOT NULL,
	"page" text,
	"is_lost" boolean DEFAULT false NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "reading_marks_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "reading_marks_kind_check" CHECK ("reading_marks"."kind" in ('bookmark', 'mark')),
	CONSTRAINT "reading_marks_colour_check" CHECK ("reading_marks"."colour" in ('yellow', 'green', 'blue', 'pink')),
	CONSTRAINT "mark_percent" CHECK ("reading_marks"."percent" between 0 and 100),
	CONSTRAINT "mark_colour" CHECK (("reading_marks"."kind" = 'mark') = ("reading_marks"."colour" is not null)),
	CONSTRAINT "mark_length" CHECK (char_length("reading_marks"."note") <= 4000 and char_length("reading_marks"."quote") <= 2000),
	CONSTRAINT "mark_removed_is_empty" CHECK ("reading_marks"."removed_at" is null or ("reading_marks"."note" = '' and "reading_marks"."quote" = ''))
);
--> statement-breakpoint
ALTER TABLE "audit" DROP CONSTRAINT "audit_action_check";--> statement-breakpoint
ALTER TABLE "staff_alerts" DROP CONSTRAINT "staff_alerts_kind_check";--> statement-breakpoint
ALTER TABLE "book_passages" ADD CONSTRAINT "book_passages_version_id_book_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."book_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_resources" ADD CONSTRAINT "book_resources_version_id_book_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."book_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_resources" ADD CONSTRAINT "book_resources_file_hash_files_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."files"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_versions" ADD CONSTRAINT "book_versions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_versions" ADD CONSTRAINT "book_versions_source_hash_files_hash_fk" FOREIGN KEY ("source_hash") REFERENCES "public"."files"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_versions" ADD CONSTRAINT "book_versions_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_copies" ADD CONSTRAINT "book_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_copies" ADD CONSTRAINT "book_copies_entitlement_id_entitlements_id_fk" FOREIGN KEY ("entitlement_id") REFERENCES "public"."entitlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_copies" ADD CONSTRAINT "book_copies_version_id_book_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."book_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_copies" ADD CONSTRAINT "book_copies_file_hash_files_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."files"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misprints" ADD CONSTRAINT "misprints_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misprints" ADD CONSTRAINT "misprints_version_id_book_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."book_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "misprints" ADD CONSTRAINT "misprints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_books" ADD CONSTRAINT "reading_books_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_books" ADD CONSTRAINT "reading_books_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_books" ADD CONSTRAINT "reading_books_version_id_book_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."book_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_devices" ADD CONSTRAINT "reading_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_devices" ADD CONSTRAINT "reading_devices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_marks" ADD CONSTRAINT "reading_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_marks" ADD CONSTRAINT "reading_marks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_marks" ADD CONSTRAINT "reading_marks_version_id_book_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."book_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "book_resources_spine" ON "book_resources" USING btree ("version_id","part","position") WHERE "book_resources"."position" is not null;--> statement-breakpoint
CREATE INDEX "book_resources_file_hash_index" ON "book_resources" USING btree ("file_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "book_versions_product_id_number_index" ON "book_versions" USING btree ("product_id","number");--> statement-breakpoint
CREATE INDEX "book_versions_source_hash_index" ON "book_versions" USING btree ("source_hash");--> statement-breakpoint
CREATE INDEX "book_versions_uploaded_by_index" ON "book_versions" USING btree ("uploaded_by");--> statement-breakpoint
CREATE UNIQUE INDEX "book_copies_user_id_entitlement_id_version_id_index" ON "book_copies" USING btree ("user_id","entitlement_id","version_id");--> statement-breakpoint
CREATE INDEX "book_copies_entitlement_id_index" ON "book_copies" USING btree ("entitlement_id");--> statement-breakpoint
CREATE INDEX "book_copies_version_id_index" ON "book_copies" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "book_copies_file_hash_index" ON "book_copies" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "misprints_state_created_at_index" ON "misprints" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "misprints_product_id_index" ON "misprints" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "misprints_version_id_index" ON "misprints" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "misprints_user_id_index" ON "misprints" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reading_books_product_id_index" ON "reading_books" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "reading_books_version_id_index" ON "reading_books" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "reading_devices_product_id_index" ON "reading_devices" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "reading_marks_user_id_product_id_revision_index" ON "reading_marks" USING btree ("user_id","product_id","revision");--> statement-breakpoint
CREATE INDEX "reading_marks_product_id_index" ON "reading_marks" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "reading_marks_version_id_index" ON "reading_marks" USING btree ("version_id");--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_action_check" CHECK ("audit"."action" in ('order.advance', 'order.refund', 'order.decideSuspect', 'refund.close', 'return.decide', 'affiliate.decide', 'payout.decide', 'user.changeStanding', 'product.changePrice', 'news.change', 'entitlement.grant', 'entitlement.revoke', 'shortLink.create', 'shortLink.withdraw', 'video.upload', 'video.retry', 'video.remove', 'lesson.change', 'course.change', 'question.answer', 'question.hide', 'certificate.revoke', 'exam.change', 'exam.allow', 'exam.reopen', 'exam.mark', 'exam.regrade', 'bank.import', 'bank.change', 'book.upload', 'book.change', 'book.retry', 'misprint.decide'));--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD CONSTRAINT "staff_alerts_kind_check" CHECK ("staff_alerts"."kind" in ('returnAsked', 'wrongAmount', 'suspectPayment', 'moneyTwice', 'unknownPayment', 'settleFailed', 'gatewayMissing', 'paymentUnclear', 'transferDue', 'refundByHand', 'refundRefused', 'refundUnknown', 'countsDiffer', 'largeHold', 'filesUnknown', 'videoFailed', 'ffmpegMissing', 'lessonQuestion', 'essayWaits', 'bookFailed', 'misprint'));