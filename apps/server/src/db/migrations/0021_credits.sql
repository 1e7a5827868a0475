CREATE TABLE "credit_entries" (
	"account_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"grant_id" uuid NOT NULL,
	"hold_ref" text,
	"balance_after" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_entries_account_id_seq_pk" PRIMARY KEY("account_id","seq"),
	CONSTRAINT "credit_entries_balance" CHECK ("credit_entries"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_grants" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"amount" integer NOT NULL,
	"left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_grants_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "credit_grants_left" CHECK ("credit_grants"."left" between 0 and "credit_grants"."amount")
);
--> statement-breakpoint
CREATE TABLE "credit_holds" (
	"account_id" uuid NOT NULL,
	"ref" text NOT NULL,
	"grant_id" uuid NOT NULL,
	"state" text NOT NULL,
	"label" text NOT NULL,
	"held_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "credit_holds_account_id_ref_pk" PRIMARY KEY("account_id","ref")
);
--> statement-breakpoint
CREATE TABLE "video_drafts" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"scenario_id" text NOT NULL,
	"template_id" uuid NOT NULL,
	"ratio" text NOT NULL,
	"without" text[] NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "video_drafts_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_once" ON "credit_entries" USING btree ("account_id","hold_ref","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_grants_once" ON "credit_grants" USING btree ("account_id","ref");--> statement-breakpoint
CREATE INDEX "credit_grants_expiry" ON "credit_grants" USING btree ("expires_at") WHERE "left" > 0;--> statement-breakpoint
CREATE INDEX "credit_holds_cycle" ON "credit_holds" USING btree ("account_id","held_at");--> statement-breakpoint
CREATE INDEX "credit_holds_open" ON "credit_holds" USING btree ("closes_at") WHERE state = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "video_drafts_batch" ON "video_drafts" USING btree ("account_id","batch_id","position");--> statement-breakpoint
CREATE INDEX "video_drafts_request" ON "video_drafts" USING btree ("account_id","request_id","created_at");--> statement-breakpoint
CREATE INDEX "video_drafts_waiting" ON "video_drafts" USING btree ("created_at") WHERE state = 'waiting';--> statement-breakpoint
-- What was used of the months before: each month's own uses become a grant that was spent, to which the running month's
-- rest is added when its owner next comes by.
INSERT INTO "credit_grants" ("account_id", "id", "kind", "ref", "amount", "left", "expires_at", "created_at")
SELECT "account_id", gen_random_uuid(), 'cycle', 'cycle:' || "month", count(*)::int, 0,
	(("month" || '-01')::timestamp + interval '2 months') AT TIME ZONE 'Asia/Seoul', min("created_at")
FROM "allowance_uses" WHERE "kind" = 'scenario' AND "extra_id" IS NULL GROUP BY "account_id", "month";
--> statement-breakpoint
INSERT INTO "credit_grants" ("account_id", "id", "kind", "ref", "amount", "left", "expires_at", "created_at")
SELECT e."account_id", e."id", 'gift', 'gift:' || e."id", e."amount", e."amount" - count(u."ref")::int, e."expires_at",
	least(e."created_at", min(u."created_at"))
FROM "allowance_extras" e LEFT JOIN "allowance_uses" u
	ON u."account_id" = e."account_id" AND u."kind" = 'scenario' AND u."extra_id" = e."id"
WHERE e."kind" = 'scenario' GROUP BY e."account_id", e."id";
--> statement-breakpoint
INSERT INTO "credit_holds" ("account_id", "ref", "grant_id", "state", "label", "held_at", "closes_at", "closed_at")
SELECT u."account_id", u."ref", g."id", 'settled', coalesce(p."title", ''), u."created_at", u."created_at", u."created_at"
FROM "allowance_uses" u
JOIN "credit_grants" g ON g."account_id" = u."account_id"
	AND g."ref" = CASE WHEN u."extra_id" IS NULL THEN 'cycle:' || u."month" ELSE 'gift:' || u."extra_id" END
LEFT JOIN "projects" p ON p."account_id" = u."account_id" AND p."id"::text = u."ref"
WHERE u."kind" = 'scenario';
--> statement-breakpoint
INSERT INTO "credit_entries" ("account_id", "seq", "kind", "amount", "grant_id", "hold_ref", "balance_after", "created_at")
SELECT "account_id", row_number() OVER line, "kind", "amount", "grant_id", "ref", sum("amount") OVER line, "at"
FROM (
	SELECT "account_id", 'grant' AS "kind", 0 AS "step", "amount", "id" AS "grant_id", NULL AS "ref", "created_at" AS "at"
	FROM "credit_grants"
	UNION ALL SELECT "account_id", 'hold', 1, -1, "grant_id", "ref", "held_at" FROM "credit_holds"
	UNION ALL SELECT "account_id", 'settle', 2, 0, "grant_id", "ref", "held_at" FROM "credit_holds"
) AS "events"
WINDOW line AS (PARTITION BY "account_id" ORDER BY "at", "step", "grant_id", "ref" ROWS UNBOUNDED PRECEDING);
--> statement-breakpoint
DELETE FROM "allowance_uses" WHERE "kind" = 'scenario';
--> statement-breakpoint
DELETE FROM "allowance_extras" WHERE "kind" = 'scenario';
