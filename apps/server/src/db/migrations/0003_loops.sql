CREATE TABLE "template_loops" (
	"template_id" uuid NOT NULL,
	"ratio" text NOT NULL,
	"lang" text NOT NULL,
	"shown_hash" text,
	"tried_hash" text NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL,
	"failures" integer NOT NULL,
	CONSTRAINT "template_loops_template_id_lang_ratio_pk" PRIMARY KEY("template_id","lang","ratio")
);
