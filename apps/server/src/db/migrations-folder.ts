import { fileURLToPath } from 'node:url'

/** Where drizzle-kit writes migrations and the server reads them. */
export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
