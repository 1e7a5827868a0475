CREATE TABLE "music_likes" (
	"account_id" uuid NOT NULL,
	"track_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "music_likes_account_id_track_id_pk" PRIMARY KEY("account_id","track_id")
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "rights_wording" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "rights_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "music_likes_listed" ON "music_likes" USING btree ("account_id","created_at");