ALTER TABLE "ai_requests" ADD COLUMN "promotion" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "bound_slots" jsonb DEFAULT '[]'::jsonb NOT NULL;