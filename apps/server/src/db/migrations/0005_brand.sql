CREATE TABLE "brand_kits" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"logo_id" uuid,
	"colors" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "watermark_free_until" timestamp (3) with time zone;