CREATE TABLE "approval_comments" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"campaign_post_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"at_ms" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approval_comments_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_events" (
	"account_id" uuid NOT NULL,
	"campaign_post_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "campaign_events_account_id_campaign_post_id_no_pk" PRIMARY KEY("account_id","campaign_post_id","no")
);
--> statement-breakpoint
CREATE TABLE "campaign_posts" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"day" date NOT NULL,
	"no" integer NOT NULL,
	"status" integer NOT NULL,
	"upload_at" timestamp (3) with time zone NOT NULL,
	"is_moved" boolean DEFAULT false NOT NULL,
	"project_id" uuid,
	"caption" text DEFAULT '' NOT NULL,
	"hashtags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"choice" jsonb,
	"approved_at" timestamp (3) with time zone,
	"approved_by" text,
	"round" integer DEFAULT 0 NOT NULL,
	"reminded_hours" integer,
	"skip" text,
	"failure" jsonb,
	"post_id" uuid,
	"post_no" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_posts_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_runs" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"stage" text NOT NULL,
	"request_id" uuid,
	"next_at" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_runs_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid,
	"place_id" uuid,
	"about_name" text NOT NULL,
	"category" text NOT NULL,
	"settings" jsonb NOT NULL,
	"state" text NOT NULL,
	"stop" text,
	"planned_until" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaigns_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "sent_digests" (
	"account_id" uuid NOT NULL,
	"week" date NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sent_digests_account_id_week_pk" PRIMARY KEY("account_id","week")
);
--> statement-breakpoint
CREATE INDEX "approval_comments_post" ON "approval_comments" USING btree ("account_id","campaign_post_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_posts_once" ON "campaign_posts" USING btree ("account_id","campaign_id","day","no");--> statement-breakpoint
CREATE INDEX "campaign_posts_time" ON "campaign_posts" USING btree ("account_id","upload_at");--> statement-breakpoint
CREATE INDEX "campaign_posts_post" ON "campaign_posts" USING btree ("account_id","post_id");--> statement-breakpoint
CREATE INDEX "campaign_posts_due" ON "campaign_posts" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_runs_once" ON "campaign_runs" USING btree ("account_id","campaign_id","day");--> statement-breakpoint
CREATE INDEX "campaign_runs_due" ON "campaign_runs" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "campaigns_product" ON "campaigns" USING btree ("account_id","product_id");--> statement-breakpoint
CREATE INDEX "campaigns_place" ON "campaigns" USING btree ("account_id","place_id");--> statement-breakpoint
CREATE INDEX "campaigns_due" ON "campaigns" USING btree ("next_at") WHERE next_at is not null;