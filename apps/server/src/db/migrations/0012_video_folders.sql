ALTER TABLE "projects" ADD COLUMN "place_id" uuid;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "watermark" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "projects_place" ON "projects" USING btree ("account_id","place_id");