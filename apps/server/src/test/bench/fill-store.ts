// `npm run bench:store` runs this: puts made-up templates into the database of DATABASE_URL, some of them used and
// liked a lot, and prints what the measuring asks with: tokens of members, and the words of the store.
import process from 'node:process'

import { createRandom } from '@clipmint/kit'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { uuidv7 } from 'uuidv7'

import { openPostgres } from '../../db/postgres.ts'
import { templateLikes, templateUses } from '../../db/tables/templates.ts'
import { addStock } from '../../features/templates/index.ts'
import { createSigner } from '../../signing.ts'
import { makeUpTemplates, vocabulary } from './made-up-templates.ts'

const MEMBERS = 50
const LIKES_EACH = 200
const SEED = 7

const count = Number(process.argv[2])
const now = () => new Date()
const database = await openPostgres(process.env['DATABASE_URL'] ?? '', pino({ level: 'silent' }), 2)
const stocked = makeUpTemplates(count, SEED)
const chance = createRandom(SEED + 1)
const members = Array.from({ length: MEMBERS }, () => uuidv7())
await database.withTx(async () => {
  for (let at = 0; at < stocked.length; at += 5_000) {
    const uses = stocked.slice(at, at + 5_000).map(({ id }) => ({
      templateId: id,
      projects: Math.floor(chance() ** 12 * 5_000),
      likes: Math.floor(chance() ** 8 * 3_000),
      countedAt: now(),
    }))
    await database.db().insert(templateUses).values(uses).onConflictDoNothing()
  }
  const likes = members.flatMap((accountId) =>
    Array.from({ length: LIKES_EACH }, () => stocked[Math.floor(chance() * stocked.length)]).flatMap((one) =>
      one ? [{ accountId, templateId: one.id, createdAt: now() }] : [],
    ),
  )
  await database.db().insert(templateLikes).values(likes).onConflictDoNothing()
})
await addStock({ db: database.db, withTx: database.withTx, now }, stocked)
await database.db().execute(sql`vacuum analyze`)
await database.close()

const signer = createSigner(process.env['SESSION_SECRET'] ?? '', now)
const tokens = await Promise.all(members.map((sub) => signer.sign('access', { sub, sid: uuidv7() }, 86_400)))
const ids = stocked.slice(0, 2_000).map(({ id }) => id)
process.stdout.write(JSON.stringify({ tokens, ids, vocabulary }))
