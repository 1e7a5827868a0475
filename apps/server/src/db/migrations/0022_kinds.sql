ALTER TABLE "ai_requests" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_requests" ADD COLUMN "place_id" uuid;--> statement-breakpoint
ALTER TABLE "ai_requests" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ai_requests" ADD COLUMN "replans" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "ends_at" timestamp (3) with time zone;