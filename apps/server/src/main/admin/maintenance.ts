import type { Maintenance } from '@clipmint/contract'
import { minuteInSeoul } from '@clipmint/kit'
import { z } from 'zod'

import { changeMaintenance, currentMaintenance } from '../../features/announcements/index.ts'
import { OwnersFault } from '../faults.ts'
import { defineCommand, type Desk } from './command.ts'
import { atOnce, written } from './texts.ts'

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
    isOfFilesAlone: true,
    examples: ['maintenance show'],
    input: z.object({}),
    run: async (desk) => {
      const now = await currentMaintenance(desk.contentFolder)
      const elsewhere =
        desk.maintenanceUrl === null ? [] : [`This file is not read: ${readsThere(desk.maintenanceUrl)}`]
      return { lines: [sentenceOf(desk, now), ...elsewhere], data: now, audit: null }
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
      refuseElsewhere(desk)
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
      refuseElsewhere(desk)
      const before = await currentMaintenance(desk.contentFolder)
      if (!before.active) throw new OwnersFault('The site says nothing of maintenance.')
      return save(desk, { ...before, active: false })
    },
  }),
]

/** What a file says that nobody reads would pass for done. */
function refuseElsewhere({ maintenanceUrl }: Desk): void {
  if (maintenanceUrl !== null)
    throw new OwnersFault(
      `${readsThere(maintenanceUrl)} Change what stands there, or take MAINTENANCE_URL away.`,
    )
}

const readsThere = (url: string) => `MAINTENANCE_URL is set, so servers and browsers read ${url}.`

function save(desk: Desk, maintenance: Maintenance) {
  const change = changeMaintenance(desk.contentFolder, maintenance)
  const answer = written(desk.contentFolder, { said: sentenceOf(desk, maintenance), change, next: atOnce })
  return { ...answer, data: { ...maintenance, file: change.files[0] } }
}

function sentenceOf({ now }: Pick<Desk, 'now'>, { active, startAt, endAt, ko }: Maintenance): string {
  const isOver = Date.parse(endAt) <= now().getTime()
  if (!active || isOver) return 'The site says nothing of maintenance.'
  return `Maintenance from ${minuteInSeoul(new Date(startAt))} to ${minuteInSeoul(new Date(endAt))}: ${ko.title}`
}
