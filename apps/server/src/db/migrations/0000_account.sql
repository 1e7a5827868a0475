CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"name" text NOT NULL,
	"phone" text,
	"plan_type" integer DEFAULT 0 NOT NULL,
	"sns_upload" integer DEFAULT 0 NOT NULL,
	"kb_pay" integer DEFAULT 0 NOT NULL,
	"inflow" text,
	"country" text,
	"is_business" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"terms_agreed_at" timestamp (3) with time zone NOT NULL,
	"privacy_agreed_at" timestamp (3) with time zone NOT NULL,
	"marketing_agreed_at" timestamp (3) with time zone,
	"upload_expires_at" timestamp (3) with time zone NOT NULL,
	"wrong_passwords" integer DEFAULT 0 NOT NULL,
	"wrong_password_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "allowance_uses" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"month" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "allowance_uses_account_id_kind_ref_pk" PRIMARY KEY("account_id","kind","ref")
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"purpose" integer NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"ip" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"generation" integer NOT NULL,
	"rotated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_because" text,
	"channel" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "used_phone_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_unique" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_phone_unique" ON "accounts" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "allowance_uses_month" ON "allowance_uses" USING btree ("account_id","kind","month");--> statement-breakpoint
CREATE INDEX "phone_codes_phone" ON "phone_codes" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE INDEX "phone_codes_ip" ON "phone_codes" USING btree ("ip","sent_at");