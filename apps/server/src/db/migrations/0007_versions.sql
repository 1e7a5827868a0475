CREATE TABLE "project_versions" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text,
	"before" text,
	"content" jsonb NOT NULL,
	"changes" jsonb,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_versions_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE INDEX "project_versions_project" ON "project_versions" USING btree ("account_id","project_id","created_at");