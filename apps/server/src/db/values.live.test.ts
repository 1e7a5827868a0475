import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { engines, openTestDatabase } from '../test/databases.ts'
import type { Database } from './database.ts'
import { moment } from './tables/columns.ts'

const values = pgTable('test_values', {
  id: uuid('id').primaryKey(),
  word: text('word'),
  whole: integer('whole'),
  long: bigint('long', { mode: 'number' }),
  real: doublePrecision('real'),
  exact: numeric('exact'),
  yes: boolean('yes'),
  json: jsonb('json'),
  at: moment('at'),
  words: text('words').array(),
})

const row = {
  id: '0199c3a0-0000-7000-8000-000000000001',
  word: "봄 'n' 신상 🌱",
  whole: 42,
  long: 5_000_000_000,
  real: 0.1,
  exact: '12.50',
  yes: true,
  json: { list: [1, { deep: null }], text: '"' },
  at: new Date('2026-03-01T00:00:00.123Z'),
  words: ['a,b', '"c"'],
}

describe.each(engines)('values on %s', (engine) => {
  let database: Database
  beforeAll(async () => {
    ;({ database } = await openTestDatabase(engine))
    await database.db().execute(sql`
      create table test_values (id uuid primary key, word text, whole int, long bigint, "real" double precision,
        exact numeric, yes boolean, json jsonb, at timestamptz(3), words text[])`)
  })
  afterAll(() => database.close())

  it('come back as they went in, typed', async () => {
    await database.db().insert(values).values(row)
    expect(await database.db().select().from(values)).toEqual([row])
  })

  it('come raw as the same types on either engine', async () => {
    const { rows } = await database.db().execute(sql`
      select whole, long, "real", exact, yes, json, at, words, count(*) over () as n from test_values`)
    expect(rows).toEqual([
      {
        whole: 42,
        long: 5_000_000_000,
        real: 0.1,
        exact: '12.50',
        yes: true,
        json: row.json,
        at: expect.stringMatching(/^2026-03-01 /),
        words: row.words,
        n: 1,
      },
    ])
  })
})
