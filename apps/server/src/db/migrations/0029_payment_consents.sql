CREATE TABLE "payment_consents" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"occasion" text NOT NULL,
	"invoice_id" uuid,
	"consent" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_consents_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refund_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refund_fault" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "plan_type" integer;--> statement-breakpoint
CREATE INDEX "payment_consents_invoice" ON "payment_consents" USING btree ("account_id","invoice_id");--> statement-breakpoint
CREATE INDEX "payment_consents_at" ON "payment_consents" USING btree ("at");