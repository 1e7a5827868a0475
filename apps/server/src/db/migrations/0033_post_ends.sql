ALTER TABLE "notifications" ADD COLUMN "post_id" uuid;--> statement-breakpoint
ALTER TABLE "post_targets" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "is_scheduled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "posts" SET "is_scheduled" = "upload_at" > "created_at";
