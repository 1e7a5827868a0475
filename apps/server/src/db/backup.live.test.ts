import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { isDue, listBackups, writeBackup } from './backup.ts'
import { DatabaseDamaged, embeddedPaths, openEmbedded, restoreBackup } from './embedded.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipmint-backup-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour))

it('keeps the newest three backups, whole under their names', async () => {
  const dump = async () => new Blob(['a whole database'])
  for (const hour of [1, 2, 3, 4]) await writeBackup(folder, dump, at(hour))
  expect(await readdir(folder)).toEqual([
    'clipmint-2026-03-01T020000.tar.gz',
    'clipmint-2026-03-01T030000.tar.gz',
    'clipmint-2026-03-01T040000.tar.gz',
  ])
})

it('asks for a backup when there is none of the last hour', async () => {
  expect(await isDue(folder, new Date())).toBe(true)
  await writeBackup(folder, async () => new Blob(['good']), new Date())
  expect(await isDue(folder, new Date())).toBe(false)
  expect(await isDue(folder, new Date(Date.now() + 3_700_000))).toBe(true)
})

it('leaves the older backups alone when a new one fails half way', async () => {
  await writeBackup(folder, async () => new Blob(['good']), at(1))
  const broken = async () => {
    throw new Error('out of memory')
  }
  await expect(writeBackup(folder, broken, at(2))).rejects.toThrow('out of memory')
  expect(await listBackups(folder)).toEqual([join(folder, 'clipmint-2026-03-01T010000.tar.gz')])
})

it('brings a damaged database back to its newest backup, and says how', async () => {
  const { database: place, backups } = embeddedPaths(folder)
  const first = await openEmbedded(folder)
  await first.db().execute(sql`create table notes (text text)`)
  await first.db().execute(sql`insert into notes values ('kept')`)
  const { dump } = first
  if (!dump) throw new Error('no dump')
  const backup = await writeBackup(backups, () => dump('gzip'), at(1))
  await first.db().execute(sql`insert into notes values ('after the backup')`)
  await first.close()

  await writeFile(join(place, 'global', 'pg_control'), 'nonsense')
  const opening = openEmbedded(folder)
  await expect(opening).rejects.toThrow(DatabaseDamaged)
  await expect(opening).rejects.toThrow(`The newest backup is ${backup}.`)
  await expect(opening).rejects.toThrow('apps/server/src/main/restore.ts')

  const kept = await restoreBackup(folder, backup, at(2))
  expect(kept).toBe(`${place}.before-2026-03-01T020000`)
  const again = await openEmbedded(folder)
  const { rows } = await again.db().execute(sql`select text from notes`)
  expect(rows).toEqual([{ text: 'kept' }])
  await again.close()
})
