ALTER TABLE "accounts" DROP COLUMN "wrong_passwords";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "wrong_password_since";