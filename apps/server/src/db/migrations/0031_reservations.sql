CREATE TABLE "network_quotas" (
	"network" text NOT NULL,
	"from" timestamp (3) with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "network_quotas_network_from_pk" PRIMARY KEY("network","from")
);
--> statement-breakpoint
CREATE TABLE "post_events" (
	"account_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "post_events_account_id_target_id_no_pk" PRIMARY KEY("account_id","target_id","no")
);
--> statement-breakpoint
CREATE TABLE "post_targets" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"network" text NOT NULL,
	"kind" text NOT NULL,
	"social_account_id" uuid NOT NULL,
	"words" jsonb,
	"settings" jsonb NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone,
	"ticket" text,
	"generation" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"publishes" integer DEFAULT 0 NOT NULL,
	"sent_bytes" bigint DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"uploaded_at" timestamp (3) with time zone,
	"publishing_at" timestamp (3) with time zone,
	"failure" text,
	"remote_id" text,
	"url" text,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "post_targets_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"video" jsonb NOT NULL,
	"product_id" uuid,
	"place_id" uuid,
	"status" integer NOT NULL,
	"caption" text NOT NULL,
	"hashtags" jsonb NOT NULL,
	"title" text NOT NULL,
	"made_with_ai" boolean NOT NULL,
	"upload_at" timestamp (3) with time zone NOT NULL,
	"zone" text NOT NULL,
	"request_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "posts_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "opens_black" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "post_targets_once" ON "post_targets" USING btree ("account_id","post_id","network","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "post_targets_seen" ON "post_targets" USING btree ("network","social_account_id","remote_id");--> statement-breakpoint
CREATE INDEX "post_targets_lately" ON "post_targets" USING btree ("social_account_id","publishing_at");--> statement-breakpoint
CREATE INDEX "post_targets_due" ON "post_targets" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_request" ON "posts" USING btree ("account_id","request_key");--> statement-breakpoint
CREATE INDEX "posts_history" ON "posts" USING btree ("account_id","upload_at","id");--> statement-breakpoint
CREATE INDEX "posts_project" ON "posts" USING btree ("account_id","project_id");