ALTER TABLE "assets" ADD COLUMN "sharpness" real;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "brightness" real;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "duplicate_of" uuid;--> statement-breakpoint
CREATE INDEX "assets_unseen" ON "assets" USING btree ("created_at") WHERE fingerprint is null;