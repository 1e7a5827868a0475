import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { must } from '@clipmint/kit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { migrationsFolder } from '../../db/migrations-folder.ts'
import { usualEngines, startTestServer, type TestServer } from '../../test/index.ts'
import { expectSound, readLedger } from '../../test/ledger.ts'
import { addProject } from '../../test/seed.ts'
import { creditState } from './commands.ts'

/** What the migration does with what was counted before it: all but the tables themselves. */
async function moving(): Promise<string[]> {
  const name = (await readdir(migrationsFolder)).find((it) => it.endsWith('_credits.sql'))
  const text = await readFile(join(migrationsFolder, must(name, 'the migration')), 'utf8')
  return text.split('--> statement-breakpoint').filter((it) => /^(?:\s*--.*\n)*\s*(?:INSERT|DELETE)/.test(it))
}

describe.each(usualEngines)('what was counted before there was a ledger, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, areas: { handlers: {} } })
  })
  afterAll(() => server.stop())

  it('is in it: what was used stays used, and what was given is left', async () => {
    server.clock.set('2026-12-10T00:00:00Z')
    const owner = await server.member({ planType: 1 })
    const other = await server.member()
    const db = server.ctx.db()
    const project = await addProject(server, owner)
    const [spare, old] = [server.ctx.newId(), server.ctx.newId()]
    const use = (id: string, ref: string, month: string, extra: string | null, at: string) =>
      db.execute(
        sql`insert into allowance_uses (account_id, kind, ref, month, extra_id, created_at)
            values (${id}, 'scenario', ${ref}, ${month}, ${extra}, ${at})`,
      )
    const extra = (id: string, amount: number, ends: string) =>
      db.execute(
        sql`insert into allowance_extras (account_id, id, kind, amount, expires_at, created_at)
            values (${owner.id}, ${id}, 'scenario', ${amount}, ${ends}, '2026-11-03T00:00:00Z')`,
      )
    await extra(spare, 5, '2027-11-01T00:00:00Z')
    await extra(old, 2, '2026-12-01T00:00:00Z')
    for (const ref of ['n1', 'n2', 'n3']) await use(owner.id, ref, '2026-11', null, '2026-11-05T00:00:00Z')
    await use(owner.id, 'n4', '2026-11', spare, '2026-11-06T00:00:00Z')
    await use(owner.id, project, '2026-12', null, '2026-12-02T00:00:00Z')
    await use(other.id, 'x', '2026-12', null, '2026-12-02T00:00:00Z')
    await db.execute(
      sql`insert into allowance_uses (account_id, kind, ref, month, created_at)
          values (${owner.id}, 'render', 'r', '2026-12', now())`,
    )

    const statements = await moving()
    expect(statements).toHaveLength(6)
    for (const statement of statements) await db.execute(sql.raw(statement))

    expectSound(await readLedger(server.ctx, owner.id))
    // 30 of the month less the one, and the four that are left of the gift; the gift that ran out is gone.
    expect(await creditState(server.ctx, owner.id)).toMatchObject({ left: 29 + 4, used: 1, held: 0 })
    expect(await creditState(server.ctx, other.id)).toMatchObject({ left: 2, used: 1 })
    const { holds, entries } = await readLedger(server.ctx, owner.id)
    expectSound({ holds, entries, grants: (await readLedger(server.ctx, owner.id)).grants })
    expect(holds).toHaveLength(5)
    expect(holds.find(({ ref }) => ref === project)?.label).not.toBe('')
    const { rows } = await db.execute(sql`select kind from allowance_uses`)
    expect(rows).toEqual([{ kind: 'render' }])
  })
})
