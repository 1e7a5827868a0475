CREATE TABLE "invoices" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" integer NOT NULL,
	"gateway" text NOT NULL,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"tax" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"plan_type" integer,
	"upload_service" boolean DEFAULT false NOT NULL,
	"item" text,
	"template_id" text,
	"project_id" uuid,
	"coupon_id" uuid,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"proof" text,
	"step" text,
	"card" text,
	"receipt" text,
	"card_brand" text,
	"card_last4" text,
	"receipt_url" text,
	"refusal" text,
	"before" jsonb,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"look_at" timestamp (3) with time zone,
	CONSTRAINT "invoices_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "invoices_amounts" CHECK ("invoices"."total" >= 0 and "invoices"."tax" between 0 and "invoices"."total")
);
--> statement-breakpoint
CREATE TABLE "money_transfers" (
	"account_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "money_transfers_account_id_invoice_id_kind_pk" PRIMARY KEY("account_id","invoice_id","kind"),
	CONSTRAINT "money_transfers_amount" CHECK ("money_transfers"."amount" > 0 and "money_transfers"."debit" <> "money_transfers"."credit")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"plan_type" integer NOT NULL,
	"upload_service" boolean NOT NULL,
	"currency" text NOT NULL,
	"gateway" text NOT NULL,
	"anchor" date NOT NULL,
	"months" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"paid" integer NOT NULL,
	"next_plan_type" integer,
	"next_upload_service" boolean,
	"changes_at" timestamp (3) with time zone,
	"card" text,
	"card_brand" text,
	"card_last4" text,
	"charge_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"coupon_id" uuid,
	"coupon_charges" integer DEFAULT 0 NOT NULL,
	"noticed_days" integer,
	CONSTRAINT "subscriptions_order" CHECK ("subscriptions"."ends_at" > "subscriptions"."starts_at" and "subscriptions"."months" >= 0)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "credit_day" integer;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "credits_due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_receipt" ON "invoices" USING btree ("gateway","receipt");--> statement-breakpoint
CREATE INDEX "invoices_history" ON "invoices" USING btree ("account_id","requested_at");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("look_at") WHERE look_at is not null;--> statement-breakpoint
CREATE INDEX "money_transfers_at" ON "money_transfers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("charge_at");--> statement-breakpoint
CREATE INDEX "subscriptions_ends" ON "subscriptions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "accounts_credits_due" ON "accounts" USING btree ("credits_due_at") WHERE plan_type > 0;