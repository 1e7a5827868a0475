import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { readSiteEvents, siteEventBoard } from './board.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipmint-events-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const shipped = await siteEventBoard({ log: pino({ level: 'silent' }) })
const [{ id: _id, ...event }] = shipped as [(typeof shipped)[number]]
const write = (name: string, value: unknown) => writeFile(join(folder, name), JSON.stringify(value))

it('reads events under the numbers of their pages', async () => {
  await write('2.json', event)
  expect(await readSiteEvents(folder)).toEqual([{ ...event, id: '2' }])
})

it.each([
  ['4.json', event, /4\.json[^]*has its page under that number/],
  ['1.json', { ...event, endDateAt: '2020-01-01' }, /The last day is before the first/],
  ['1.json', { ...event, action: 'https://elsewhere.example' }, /a path of this site/],
  ['1.json', { ...event, action: '//elsewhere.example' }, /a path of this site/],
  ['1.json', { ...event, en: undefined }, /at en/],
])('names %s and what is wrong in it', async (name, value, says) => {
  await write(name, value)
  await expect(readSiteEvents(folder)).rejects.toThrow(says)
})

it('has a picture for each shipped event in each language', () => {
  for (const { ko, en } of shipped)
    for (const { picture } of [ko, en])
      expect(existsSync(join(import.meta.dirname, '../../../../web/public', picture.src))).toBe(true)
})
