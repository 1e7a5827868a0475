CREATE TABLE "store_designs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template_id" uuid NOT NULL,
	"ratio" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_entries" (
	"template_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"traits" bigint[] NOT NULL,
	"words" bigint[] NOT NULL,
	"duration_ms" integer NOT NULL,
	"published_day" integer NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"trend" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_tags" (
	"scope" text NOT NULL,
	"ko" text NOT NULL,
	"en" text NOT NULL,
	"keys" text[] NOT NULL,
	"near" text[] NOT NULL,
	"templates" integer NOT NULL,
	CONSTRAINT "store_tags_scope_ko_en_pk" PRIMARY KEY("scope","ko","en")
);
--> statement-breakpoint
CREATE TABLE "store_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"card" json NOT NULL,
	"fingerprint" text NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "store_word_keys" (
	"key" text collate "C" NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "store_word_keys_key_word_pk" PRIMARY KEY("key","word")
);
--> statement-breakpoint
CREATE TABLE "store_words" (
	"word" text PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"near" text[] NOT NULL,
	"templates" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_likes" (
	"account_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "template_likes_account_id_template_id_pk" PRIMARY KEY("account_id","template_id")
);
--> statement-breakpoint
ALTER TABLE "template_uses" ALTER COLUMN "projects" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "template_uses" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "store_designs_template" ON "store_designs" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "store_entries_found" ON "store_entries" USING gin ("traits","words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "store_entries_owner" ON "store_entries" USING btree ("owner_id") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "store_entries_popular" ON "store_entries" USING btree ("popularity","published_day","template_id");--> statement-breakpoint
CREATE INDEX "store_entries_trend" ON "store_entries" USING btree ("trend","published_day","template_id");--> statement-breakpoint
CREATE INDEX "store_entries_newest" ON "store_entries" USING btree ("published_day","template_id");--> statement-breakpoint
CREATE INDEX "store_entries_long" ON "store_entries" USING btree ("duration_ms","published_day","template_id");--> statement-breakpoint
CREATE INDEX "store_entries_short" ON "store_entries" USING btree ((- duration_ms),"published_day","template_id");--> statement-breakpoint
CREATE INDEX "store_templates_owner" ON "store_templates" USING btree ("owner_id") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "store_word_keys_word" ON "store_word_keys" USING btree ("word");--> statement-breakpoint
CREATE INDEX "store_words_near" ON "store_words" USING gin ("near") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "template_likes_template" ON "template_likes" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "template_likes_created" ON "template_likes" USING btree ("created_at");