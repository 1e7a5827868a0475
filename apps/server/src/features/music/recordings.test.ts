import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { readRecordings } from './recordings.ts'
import { mayUse } from './rules.ts'

const record = {
  title: { ko: '가을 현악', en: 'Autumn Strings' },
  moods: ['elegant'],
  bpm: 96,
  energy: 1,
  key: { tonic: 'D', scale: 'minor' },
  durationMs: 92_000,
  firstBeatMs: 140,
  file: 'track.m4a',
  licence: {
    kind: 'licensed',
    name: 'Business licence',
    holder: 'A music library',
    url: 'https://library.example/licence/7',
    certificate: 'CERT-7',
    territory: 'KR',
    expiresOn: '2027-03-31',
    platforms: { facebook: true, instagram: true, youtube: true, tiktok: false, download: true },
  },
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'music-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function write(id: string, value: unknown, file: string | null = 'track.m4a'): Promise<void> {
  await mkdir(join(folder, id))
  await writeFile(join(folder, id, 'track.json'), JSON.stringify(value))
  if (file !== null) await writeFile(join(folder, id, file), 'sound')
}

it('reads a recording with its licence, and nothing from a folder that is not there', async () => {
  await write('autumn-strings', record)
  const [found] = await readRecordings(folder)
  expect(found).toMatchObject({
    track: { id: 'autumn-strings', source: 'file', bpm: 96, firstBeatMs: 140 },
    licence: { holder: 'A music library' },
    contentType: 'audio/mp4',
  })
  expect(await readRecordings(join(folder, 'nowhere'))).toEqual([])
})

it.each([
  ['licence.platforms.tiktok', { ...record, licence: { ...record.licence, platforms: { facebook: true } } }],
  ['licence.expiresOn', { ...record, licence: { ...record.licence, expiresOn: 'soon' } }],
  ['bpm', { ...record, bpm: 'fast' }],
  ['moods', { ...record, moods: ['loud'] }],
  ['licence.kind', { ...record, licence: { ...record.licence, kind: 'own' } }],
])('refuses a record with a fault and names %s', async (field, value) => {
  await write('autumn-strings', value)
  await expect(readRecordings(folder)).rejects.toThrow(
    new RegExp(`track\\.json is not as it must be[\\s\\S]*${field}`),
  )
})

it('refuses a record without its file, and an id that the house has', async () => {
  await write('autumn-strings', record, null)
  await expect(readRecordings(folder)).rejects.toThrow('file: there is no track.m4a beside it')
  await rm(join(folder, 'autumn-strings'), { recursive: true })
  await write('morning-market', record)
  await expect(readRecordings(folder)).rejects.toThrow('already called morning-market')
})

it('lets a track go only to the platforms of its licence, until its last day', async () => {
  await write('autumn-strings', record)
  const licence = (await readRecordings(folder))[0]?.licence
  if (!licence) throw new Error('There is a recording.')
  expect(mayUse(licence, 'instagram', '2027-03-31')).toBe(true)
  expect(mayUse(licence, 'instagram', '2027-04-01')).toBe(false)
  expect(mayUse(licence, 'tiktok', '2026-12-01')).toBe(false)
})
