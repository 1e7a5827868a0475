ALTER TABLE "figure_days" ADD COLUMN "rated_views" bigint;--> statement-breakpoint
ALTER TABLE "figure_days" ADD COLUMN "rated_interactions" bigint;--> statement-breakpoint
-- What is known already counts where no post of the network has only one of the two: elsewhere nobody can tell any more.
UPDATE "figure_days" d
SET "rated_views" = d."views",
  "rated_interactions" = CASE
    WHEN coalesce(d."likes", d."comments", d."shares", d."saves") IS NOT NULL
    THEN coalesce(d."likes", 0) + coalesce(d."comments", 0) + coalesce(d."shares", 0) + coalesce(d."saves", 0)
  END
WHERE NOT EXISTS (
  SELECT 1 FROM "post_figures" p
  WHERE p."account_id" = d."account_id" AND p."network" = d."network"
    AND (p."views" IS NULL) <> (p."interactions" IS NULL)
);
