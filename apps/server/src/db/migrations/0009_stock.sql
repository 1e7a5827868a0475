CREATE TABLE "phone_uploads" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"slot_id" text NOT NULL,
	"taken" integer NOT NULL,
	"asset_ids" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "phone_uploads_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_searches" (
	"key" text PRIMARY KEY NOT NULL,
	"found" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "stock_key" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "attribution" jsonb;--> statement-breakpoint
CREATE INDEX "phone_uploads_expiry" ON "phone_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "stock_searches_expiry" ON "stock_searches" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "assets_stock" ON "assets" USING btree ("account_id","stock_key") WHERE "assets"."deleted_at" is null;