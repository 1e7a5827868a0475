import { announcementIcons } from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'
import { z } from 'zod'

import {
  addAnnouncement,
  endAnnouncement,
  listAnnouncements,
  shownOn,
} from '../../features/announcements/index.ts'
import { OwnersFault } from '../faults.ts'
import { defineCommand, table } from './command.ts'
import { atOnce, FileName, readTexts, textOptions, textShape, written } from './texts.ts'
import { Day } from './words.ts'

const about = { what: 'ID', help: 'its name, which is that of its file: year-end-templates' } as const

export const announcementCommands = [
  defineCommand({
    name: 'announcements list',
    summary: 'the popups that every visit is told of, and which are shown today',
    about: null,
    options: {},
    isAudited: false,
    isOfFilesAlone: true,
    examples: ['announcements list'],
    input: z.object({}),
    run: async (desk) => {
      const all = await listAnnouncements(desk.contentFolder)
      const today = dayInSeoul(desk.now())
      const shown = new Set(shownOn(today, all).map(({ id }) => id))
      const rows = all.map(({ id, active, startDateAt, endDateAt, ko }) => [
        id,
        startDateAt,
        endDateAt ?? '',
        shown.has(id) ? 'shown' : active ? 'not today' : 'ended',
        ko.title,
      ])
      return { lines: table(['ID', 'FROM', 'UNTIL', 'STATE', 'TITLE'], rows), data: all, audit: null }
    },
  }),

  defineCommand({
    name: 'announcements add',
    summary: 'writes a popup that every visit is told of',
    about,
    options: {
      from: { what: 'DAY', help: 'the first day it is shown, today unless said' },
      until: { what: 'DAY', help: 'the last day; until it is ended unless said' },
      icon: { what: 'ICON', help: `${announcementIcons.join(', ')}; megaphone unless said` },
      'title-ko': { what: 'TEXT', help: 'its title in Korean' },
      'title-en': { what: 'TEXT', help: 'its title in English' },
      ...textOptions,
      'ai-block': { what: null, help: 'says that AI features cannot be used meanwhile' },
    },
    isAudited: true,
    examples: [
      'announcements add spring-event --until 2027-03-31 --icon gift --title-ko "봄맞이 쿠폰" --title-en "Spring coupons" --text-ko "…" --text-en "…" --as "Kim Mint" --reason "spring campaign"',
    ],
    input: z.object({
      about: FileName,
      from: Day.optional(),
      until: Day.optional(),
      icon: z.enum(announcementIcons).default('megaphone'),
      'title-ko': z.string(),
      'title-en': z.string(),
      ...textShape,
      'ai-block': z.boolean().default(false),
    }),
    run: async (desk, said) => {
      const text = await readTexts(said)
      const change = addAnnouncement(desk.contentFolder, said.about, {
        active: true,
        startDateAt: said.from ?? dayInSeoul(desk.now()),
        endDateAt: said.until ?? null,
        aiFeatureBlock: said['ai-block'],
        icon: said.icon,
        ko: { title: said['title-ko'], description: text.ko },
        en: { title: said['title-en'], description: text.en },
      })
      return written(desk.contentFolder, {
        said: 'The announcement is written:',
        change,
        next: atOnce,
      })
    },
  }),

  defineCommand({
    name: 'announcements end',
    summary: 'has a popup shown no more; its file stays',
    about,
    options: {},
    isAudited: true,
    examples: ['announcements end spring-event --as "Kim Mint" --reason "all coupons are gone"'],
    input: z.object({ about: FileName }),
    run: async (desk, said) => {
      const change = await endAnnouncement(desk.contentFolder, said.about)
      if (change === null) throw new OwnersFault(`There is no announcement ${said.about}.`)
      return written(desk.contentFolder, {
        said: 'The announcement has ended:',
        change,
        next: atOnce,
      })
    },
  }),
]
