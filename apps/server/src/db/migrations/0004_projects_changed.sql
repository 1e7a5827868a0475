DROP INDEX "projects_list";--> statement-breakpoint
CREATE INDEX "projects_changed" ON "projects" USING btree ("account_id","updated_at","id","status","expired_from");