CREATE TABLE "agreements" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"is_agreed" boolean NOT NULL,
	"channels" text[] DEFAULT '{}' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agreements_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "inflows" (
	"account_id" uuid NOT NULL,
	"token_id" uuid NOT NULL,
	"type" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inflows_account_id_token_id_pk" PRIMARY KEY("account_id","token_id")
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"reasons" text[] NOT NULL,
	"opinion" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "marketing_channels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "used_generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "agreements_at" ON "agreements" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "tries_since" ON "tries" USING btree ("since");--> statement-breakpoint
CREATE INDEX "accounts_withdrawn" ON "accounts" USING btree ("withdrawn_at");