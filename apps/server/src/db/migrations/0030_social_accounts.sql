CREATE TABLE "preferred_networks" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"networks" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_account_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"remote_id" text NOT NULL,
	"name" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"remote_id" text NOT NULL,
	"name" text NOT NULL,
	"handle" text,
	"avatar_url" text,
	"tokens" text,
	"renews_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"renewing_at" timestamp (3) with time zone,
	"fault" text,
	"fault_at" timestamp (3) with time zone,
	"warned_at" timestamp (3) with time zone,
	"linked_at" timestamp (3) with time zone NOT NULL,
	"unlinked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "social_visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"candidates" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "social_account_events_order" ON "social_account_events" USING btree ("account_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_living" ON "social_accounts" USING btree ("account_id","network") WHERE unlinked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_remote" ON "social_accounts" USING btree ("account_id","network","remote_id");--> statement-breakpoint
CREATE INDEX "social_accounts_renewal" ON "social_accounts" USING btree ("renews_at") WHERE unlinked_at is null and fault is null;--> statement-breakpoint
CREATE INDEX "social_accounts_ending" ON "social_accounts" USING btree ("ends_at") WHERE unlinked_at is null and fault is null;--> statement-breakpoint
CREATE INDEX "social_visits_own" ON "social_visits" USING btree ("account_id","network");--> statement-breakpoint
CREATE INDEX "social_visits_age" ON "social_visits" USING btree ("at");