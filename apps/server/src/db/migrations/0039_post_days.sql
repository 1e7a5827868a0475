CREATE TABLE "post_days" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"network" text NOT NULL,
	"posts" integer NOT NULL,
	"views" integer NOT NULL,
	"reach" integer NOT NULL,
	"likes" integer NOT NULL,
	"comments" integer NOT NULL,
	"shares" integer NOT NULL,
	"saves" integer NOT NULL,
	"interactions" integer NOT NULL,
	"rated" integer NOT NULL,
	CONSTRAINT "post_days_account_id_day_network_pk" PRIMARY KEY("account_id","day","network")
);--> statement-breakpoint
INSERT INTO "post_days"
SELECT "account_id", ("published_at" AT TIME ZONE 'Asia/Seoul')::date, "network", count(*), count("views"), count("reach"),
  count("likes"), count("comments"), count("shares"), count("saves"), count("interactions"), count("views" + "interactions")
FROM "post_figures" GROUP BY 1, 2, 3;
