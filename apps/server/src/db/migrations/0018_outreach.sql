CREATE TABLE "demo_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"company" text NOT NULL,
	"source" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"plan_type" integer NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"invited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "demo_bookings_time" ON "demo_bookings" USING btree ("start_at") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "demo_bookings_email" ON "demo_bookings" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_once" ON "waitlist" USING btree ("email","plan_type");--> statement-breakpoint
CREATE INDEX "waitlist_begun" ON "waitlist" USING btree ("created_at");