CREATE TABLE "ai_requests" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"category" text NOT NULL,
	"product_id" uuid NOT NULL,
	"product_name" text NOT NULL,
	"language" text NOT NULL,
	"brief" jsonb NOT NULL,
	"status" integer NOT NULL,
	"stage" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"plan" jsonb,
	"ranking" jsonb,
	"design_id" uuid,
	"scenario_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ai_requests_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"purpose" text DEFAULT 'library' NOT NULL,
	"status" text NOT NULL,
	"original_name" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"duration_ms" integer,
	"has_sound" boolean DEFAULT false NOT NULL,
	"focal_x" real NOT NULL,
	"focal_y" real NOT NULL,
	"file_key" text NOT NULL,
	"preview_key" text,
	"poster_key" text NOT NULL,
	"thumbnail_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "assets_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"info" text NOT NULL,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	"purpose" text NOT NULL,
	"language" text NOT NULL,
	"gender" text NOT NULL,
	"ages" jsonb NOT NULL,
	"tone" text NOT NULL,
	"source_ids" jsonb NOT NULL,
	"is_liked" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "products_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"expired_from" integer,
	"trashed_from" integer,
	"render_state" text DEFAULT 'none' NOT NULL,
	"render_id" uuid,
	"failure" text,
	"filled" integer NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"template_id" uuid NOT NULL,
	"template_version" integer NOT NULL,
	"design_id" uuid NOT NULL,
	"ratio" text NOT NULL,
	"request_id" uuid,
	"scenario_id" text,
	"product_id" uuid,
	"folder_name" text,
	"user_source" jsonb NOT NULL,
	"bgm" jsonb NOT NULL,
	"bgm_url" text,
	"changed_color" jsonb NOT NULL,
	"brand_name" text,
	"brand_logo_id" uuid,
	"cover_asset_id" uuid,
	"video_id" uuid,
	"expires_at" timestamp (3) with time zone,
	"trashed_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "projects_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "renders" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"rev" integer NOT NULL,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"film" jsonb,
	"film_ms" integer NOT NULL,
	"failure" text,
	"job_id" uuid,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "renders_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "template_uses" (
	"template_id" uuid PRIMARY KEY NOT NULL,
	"projects" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_versions" (
	"template_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"slug" text NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "template_versions_template_id_version_pk" PRIMARY KEY("template_id","version")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"poster_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"rendered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "videos_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE INDEX "ai_requests_created" ON "ai_requests" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_requests_product" ON "ai_requests" USING btree ("account_id","product_id","created_at");--> statement-breakpoint
CREATE INDEX "assets_listed" ON "assets" USING btree ("account_id","deleted_at","created_at");--> statement-breakpoint
CREATE INDEX "assets_deleted" ON "assets" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "products_listed" ON "products" USING btree ("account_id","is_hidden","created_at");--> statement-breakpoint
CREATE INDEX "projects_list" ON "projects" USING btree ("account_id","status","updated_at");--> statement-breakpoint
CREATE INDEX "projects_folder" ON "projects" USING btree ("account_id","product_id");--> statement-breakpoint
CREATE INDEX "projects_expiry" ON "projects" USING btree ("account_id","expires_at");--> statement-breakpoint
CREATE INDEX "projects_trash" ON "projects" USING btree ("trashed_at");--> statement-breakpoint
CREATE INDEX "projects_template" ON "projects" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "renders_account_state" ON "renders" USING btree ("account_id","state");--> statement-breakpoint
CREATE INDEX "renders_ended" ON "renders" USING btree ("state","ended_at");--> statement-breakpoint
CREATE INDEX "videos_project" ON "videos" USING btree ("account_id","project_id");