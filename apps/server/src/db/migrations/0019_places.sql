CREATE TABLE "places" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider" text NOT NULL,
	"listing_id" text NOT NULL,
	"status" text NOT NULL,
	"stage" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"facts" jsonb NOT NULL,
	"menu" jsonb NOT NULL,
	"photo_ids" jsonb NOT NULL,
	"reviews" jsonb NOT NULL,
	"missed" jsonb NOT NULL,
	"chosen" jsonb NOT NULL,
	"corrected" jsonb NOT NULL,
	"is_liked" boolean DEFAULT false NOT NULL,
	"attested_at" timestamp (3) with time zone NOT NULL,
	"attested_wording" text NOT NULL,
	"collected_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "places_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "places_listing" ON "places" USING btree ("account_id","provider","listing_id");--> statement-breakpoint
CREATE INDEX "places_listed" ON "places" USING btree ("account_id","created_at");