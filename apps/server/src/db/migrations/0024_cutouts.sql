DROP INDEX "assets_unseen";--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "lights" real;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "blown" real;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "plain" real;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "ground_color" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "words" real;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "cutout" jsonb;--> statement-breakpoint
CREATE INDEX "assets_unseen" ON "assets" USING btree ("created_at") WHERE words is null;