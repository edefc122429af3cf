CREATE TABLE "feedback_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"feedback_id" integer NOT NULL,
	"body" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feedback_pictures" ADD CONSTRAINT "feedback_pictures_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_pictures_feedback_id_index" ON "feedback_pictures" USING btree ("feedback_id");