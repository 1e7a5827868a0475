CREATE TABLE "social_identities" (
	"account_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"is_email_proven" boolean NOT NULL,
	"grant" text,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_identities_account_id_channel_pk" PRIMARY KEY("account_id","channel")
);
--> statement-breakpoint
CREATE TABLE "used_login_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "social_identities_subject" ON "social_identities" USING btree ("channel","subject");