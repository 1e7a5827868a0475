import type { Maintenance } from '@clipmint/contract'
import { z } from 'zod'

import { currentMaintenance, writeMaintenance } from '../../features/announcements/index.ts'
import { OwnersFault } from '../faults.ts'
import { defineCommand, type Desk } from './command.ts'
import { atOnce, written } from './texts.ts'
import { minute } from './words.ts'

/** A time in Seoul as people write it, or one with its own zone. */
const Time = z
  .string()
  .transform((said) =>
    /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}$/.test(said) ? `${said.replace(' ', 'T')}:00+09:00` : said,
  )
  .pipe(z.iso.datetime({ offset: true, error: 'a time in Seoul such as "2026-12-15 02:00"' }))

export const maintenanceCommands = [
  defineCommand({
    name: 'maintenance show',
    summary: 'what the site says of maintenance',
    about: null,
    options: {},
    isAudited: false,
    examples: ['maintenance show'],
    input: z.object({}),
    run: async (desk) => {
      const now = await currentMaintenance(desk.contentFolder)
      return { lines: [sentenceOf(desk, now)], data: now, audit: null }
    },
  }),

  defineCommand({
    name: 'maintenance start',
    summary: 'says when the site is worked on; during that time owners cannot write',
    about: null,
    options: {
      from: { what: 'TIME', help: 'when it begins, in Seoul ("2026-12-15 02:00"); now unless said' },
      until: { what: 'TIME', help: 'when it is over' },
      'title-ko': { what: 'TEXT', help: 'another title in Korean than the file has' },
      'title-en': { what: 'TEXT', help: 'another title in English' },
      'text-ko': { what: 'TEXT', help: 'another text in Korean' },
      'text-en': { what: 'TEXT', help: 'another text in English' },
    },
    isAudited: true,
    examples: [
      'maintenance start --from "2026-12-15 02:00" --until "2026-12-15 04:00" --as "Kim Mint" --reason "new database"',
    ],
    input: z.object({
      from: Time.optional(),
      until: Time,
      'title-ko': z.string().optional(),
      'title-en': z.string().optional(),
      'text-ko': z.string().optional(),
      'text-en': z.string().optional(),
    }),
    run: async (desk, said) => {
      const before = await currentMaintenance(desk.contentFolder)
      if (Date.parse(said.until) <= desk.now().getTime()) throw new OwnersFault('--until: that time is over.')
      const wordsIn = (lang: 'ko' | 'en') => ({
        title: said[`title-${lang}`] ?? before[lang].title,
        description: said[`text-${lang}`] ?? before[lang].description,
      })
      return save(desk, {
        active: true,
        startAt: said.from ?? desk.now().toISOString(),
        endAt: said.until,
        ko: wordsIn('ko'),
        en: wordsIn('en'),
      })
    },
  }),

  defineCommand({
    name: 'maintenance end',
    summary: 'says no more of maintenance',
    about: null,
    options: {},
    isAudited: true,
    examples: ['maintenance end --as "Kim Mint" --reason "done early"'],
    input: z.object({}),
    run: async (desk) => {
      const before = await currentMaintenance(desk.contentFolder)
      if (!before.active) throw new OwnersFault('The site says nothing of maintenance.')
      return save(desk, { ...before, active: false })
    },
  }),
]

async function save(desk: Desk, maintenance: Maintenance) {
  const file = await writeMaintenance(desk.contentFolder, maintenance)
  const answer = written(desk.contentFolder, {
    said: sentenceOf(desk, maintenance),
    files: [file],
    next: atOnce,
  })
  return { ...answer, data: { ...maintenance, file } }
}

function sentenceOf({ now }: Pick<Desk, 'now'>, { active, startAt, endAt, ko }: Maintenance): string {
  const isOver = Date.parse(endAt) <= now().getTime()
  if (!active || isOver) return 'The site says nothing of maintenance.'
  return `Maintenance from ${minute(new Date(startAt))} to ${minute(new Date(endAt))}: ${ko.title}`
}
