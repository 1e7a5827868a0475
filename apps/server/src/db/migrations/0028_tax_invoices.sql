CREATE TABLE "tax_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"month" text NOT NULL,
	"business_number" text NOT NULL,
	"company_name" text NOT NULL,
	"representative" text NOT NULL,
	"address" text NOT NULL,
	"business_type" text NOT NULL,
	"business_item" text NOT NULL,
	"email" text NOT NULL,
	"checked" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "tax_invoices_month" ON "tax_invoices" USING btree ("account_id","month");--> statement-breakpoint
CREATE INDEX "tax_invoices_open" ON "tax_invoices" USING btree ("requested_at") WHERE told_at is null;