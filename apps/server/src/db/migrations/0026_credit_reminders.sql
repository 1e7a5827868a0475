ALTER TABLE "notifications" ALTER COLUMN "render_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "project_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "title" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "expires_at" timestamp (3) with time zone;