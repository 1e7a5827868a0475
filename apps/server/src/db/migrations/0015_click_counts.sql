CREATE TABLE "click_counts" (
	"name" text NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "click_counts_name_day_pk" PRIMARY KEY("name","day")
);
