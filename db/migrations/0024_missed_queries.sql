CREATE TABLE "missed_queries" (
	"text" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "missed_queries_count" CHECK ("missed_queries"."count" > 0)
);
