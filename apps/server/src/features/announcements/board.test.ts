import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { readAnnouncements, readMaintenance } from './board.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipmint-board-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const text = { title: '알림', description: '알려 드려요.' }
const announcement = {
  active: true,
  startDateAt: '2026-12-01',
  endDateAt: null,
  aiFeatureBlock: true,
  icon: 'gift',
  ko: text,
  en: text,
}
const maintenance = {
  active: true,
  startAt: '2026-12-01T02:00:00+09:00',
  endAt: '2026-12-01T04:00:00+09:00',
  ko: text,
  en: text,
}
const write = (name: string, value: unknown) => writeFile(join(folder, name), JSON.stringify(value))

it('reads announcements under the names of their files', async () => {
  await write('gift.json', announcement)
  expect(await readAnnouncements(folder)).toEqual([{ ...announcement, id: 'gift' }])
})

it('names the file that is not as it must be, and what is wrong in it', async () => {
  await write('late.json', { ...announcement, endDateAt: '2026-11-01' })
  await expect(readAnnouncements(folder)).rejects.toThrow(/late\.json[^]*The last day is before the first/)
  await write('late.json', { ...announcement, en: undefined })
  await expect(readAnnouncements(folder)).rejects.toThrow(/late\.json[^]*at en/)
})

it('reads maintenance whose times carry their zone, and no other', async () => {
  const file = join(folder, 'maintenance.json')
  await write('maintenance.json', maintenance)
  expect(await readMaintenance(file)).toEqual(maintenance)
  await write('maintenance.json', { ...maintenance, endAt: maintenance.startAt })
  await expect(readMaintenance(file)).rejects.toThrow(/maintenance\.json[^]*It ends before it starts/)
  await write('maintenance.json', { ...maintenance, startAt: '2026-12-01 02:00' })
  await expect(readMaintenance(file)).rejects.toThrow(/at startAt/)
})
