CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid NOT NULL,
	"role" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text NOT NULL,
	"network" text NOT NULL,
	CONSTRAINT "audit_role_check" CHECK ("audit"."role" in ('staff', 'admin')),
	CONSTRAINT "audit_action_check" CHECK ("audit"."action" in ('order.advance', 'order.refund', 'order.decideSuspect', 'refund.close', 'return.decide', 'affiliate.decide', 'payout.decide', 'user.changeStanding', 'product.changePrice', 'news.change', 'entitlement.grant', 'entitlement.revoke', 'shortLink.create', 'shortLink.withdraw'))
);
--> statement-breakpoint
CREATE INDEX "audit_subject_id_id_index" ON "audit" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_actor_id_id_index" ON "audit" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_occurred_at_index" ON "audit" USING btree ("occurred_at");