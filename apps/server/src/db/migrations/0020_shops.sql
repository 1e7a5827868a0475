CREATE TABLE "shop_imports" (
	"account_id" uuid NOT NULL,
	"mall_id" text NOT NULL,
	"product_no" integer NOT NULL,
	"batch_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"thumbnail" text,
	"state" text NOT NULL,
	"fault" text,
	"found" jsonb,
	"product_id" uuid NOT NULL,
	"asset_ids" jsonb NOT NULL,
	CONSTRAINT "shop_imports_account_id_mall_id_product_no_pk" PRIMARY KEY("account_id","mall_id","product_no")
);
--> statement-breakpoint
CREATE TABLE "shop_links" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"platform" text NOT NULL,
	"mall_id" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"access_token" text NOT NULL,
	"access_expires_at" timestamp (3) with time zone NOT NULL,
	"refresh_token" text NOT NULL,
	"refresh_expires_at" timestamp (3) with time zone NOT NULL,
	"renewing_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"linked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shop_imports_batch" ON "shop_imports" USING btree ("account_id","batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_links_mall" ON "shop_links" USING btree ("platform","mall_id");