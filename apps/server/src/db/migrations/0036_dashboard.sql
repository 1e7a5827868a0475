CREATE TABLE "figure_days" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"network" text NOT NULL,
	"views" bigint,
	"likes" bigint,
	"comments" bigint,
	"shares" bigint,
	"saves" bigint,
	CONSTRAINT "figure_days_account_id_day_network_pk" PRIMARY KEY("account_id","day","network")
);
--> statement-breakpoint
CREATE TABLE "figure_sources" (
	"social_account_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"collected_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"trouble" text
);
--> statement-breakpoint
CREATE TABLE "follower_days" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"social_account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"followers" integer NOT NULL,
	CONSTRAINT "follower_days_account_id_day_social_account_id_pk" PRIMARY KEY("account_id","day","social_account_id")
);
--> statement-breakpoint
CREATE TABLE "lessons_learned" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"effects" jsonb NOT NULL,
	"posts" integer NOT NULL,
	"learned_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_figures" (
	"account_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"social_account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"kind" text NOT NULL,
	"tags" text[] NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"views" bigint,
	"reach" bigint,
	"likes" bigint,
	"comments" bigint,
	"shares" bigint,
	"saves" bigint,
	"interactions" bigint,
	"rate" real,
	"mean_watched_seconds" real,
	"read_at" timestamp (3) with time zone,
	"gone_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone,
	CONSTRAINT "post_figures_account_id_target_id_pk" PRIMARY KEY("account_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "post_lessons" (
	"account_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"group" text NOT NULL,
	"levels" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"outcome" real,
	CONSTRAINT "post_lessons_account_id_target_id_pk" PRIMARY KEY("account_id","target_id")
);
--> statement-breakpoint
CREATE INDEX "figure_sources_own" ON "figure_sources" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "figure_sources_due" ON "figure_sources" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "post_figures_date" ON "post_figures" USING btree ("account_id","published_at","target_id","network","kind");--> statement-breakpoint
CREATE INDEX "post_figures_views" ON "post_figures" USING btree ("account_id","views","target_id","network","kind");--> statement-breakpoint
CREATE INDEX "post_figures_likes" ON "post_figures" USING btree ("account_id","likes","target_id","network","kind");--> statement-breakpoint
CREATE INDEX "post_figures_comments" ON "post_figures" USING btree ("account_id","comments","target_id","network","kind");--> statement-breakpoint
CREATE INDEX "post_figures_shares" ON "post_figures" USING btree ("account_id","shares","target_id","network","kind");--> statement-breakpoint
CREATE INDEX "post_figures_saves" ON "post_figures" USING btree ("account_id","saves","target_id","network","kind");--> statement-breakpoint
CREATE INDEX "post_figures_rate" ON "post_figures" USING btree ("account_id","rate","target_id","network","kind");--> statement-breakpoint
CREATE INDEX "post_figures_due" ON "post_figures" USING btree ("social_account_id","next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "post_lessons_latest" ON "post_lessons" USING btree ("account_id","published_at");--> statement-breakpoint
CREATE INDEX "post_targets_published" ON "post_targets" USING btree ("social_account_id","published_at");