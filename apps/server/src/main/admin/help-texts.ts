import { faqTypes } from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'
import { z } from 'zod'

import { addNotice, addQuestion, endNotice, endQuestion, readHelp } from '../../features/help/index.ts'
import { OwnersFault } from '../faults.ts'
import { defineCommand, table } from './command.ts'
import { atNextStart, Name, readTexts, textOptions, textShape, written } from './texts.ts'
import { Day } from './words.ts'

const about = { what: 'ID', help: 'its name, small letters with dashes: opening-hours' } as const
const Line = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\n]+$/, 'one line')

export const helpCommands = [
  defineCommand({
    name: 'notices list',
    summary: 'the notices of /account/notices, the newest first',
    about: null,
    options: {},
    isAudited: false,
    isOfFilesAlone: true,
    examples: ['notices list'],
    input: z.object({}),
    run: async ({ contentFolder }) => {
      const { ko, en } = await readHelp(contentFolder)
      const rows = ko.notices.map(({ id, effective, title }) => [id, effective, title])
      const inEnglish = new Map(en.notices.map(({ id, title }) => [id, title]))
      const data = ko.notices.map(({ id, effective, title }) => ({
        id,
        effective,
        title: { ko: title, en: inEnglish.get(id) },
      }))
      return { lines: table(['ID', 'DAY', 'TITLE'], rows), data, audit: null }
    },
  }),

  defineCommand({
    name: 'notices add',
    summary: 'writes a notice in both languages',
    about,
    options: {
      on: { what: 'DAY', help: 'the day it is of, today unless said' },
      'title-ko': { what: 'TEXT', help: 'its title in Korean' },
      'title-en': { what: 'TEXT', help: 'its title in English' },
      ...textOptions,
    },
    isAudited: true,
    examples: [
      'notices add new-music --title-ko "새 음악이 생겼어요" --title-en "New music" --file-ko notice.ko.md --file-en notice.en.md --as "Kim Mint" --reason "release of March"',
    ],
    input: z.object({ about: Name, on: Day.optional(), 'title-ko': Line, 'title-en': Line, ...textShape }),
    run: async (desk, said) => {
      const change = await addNotice(desk.contentFolder, {
        id: said.about,
        effective: said.on ?? dayInSeoul(desk.now()),
        title: { ko: said['title-ko'], en: said['title-en'] },
        text: await readTexts(said),
      })
      return written(desk.contentFolder, { said: 'The notice is written:', change, next: atNextStart })
    },
  }),

  defineCommand({
    name: 'notices end',
    summary: 'takes a notice away',
    about,
    options: {},
    isAudited: true,
    examples: ['notices end new-music --as "Kim Mint" --reason "said twice"'],
    input: z.object({ about: Name }),
    run: async (desk, said) => {
      const change = await endNotice(desk.contentFolder, said.about)
      if (change === null) throw new OwnersFault(`There is no notice ${said.about}.`)
      return written(desk.contentFolder, { said: 'The notice is taken away:', change, next: atNextStart })
    },
  }),

  defineCommand({
    name: 'faq list',
    summary: 'the questions of /account/faq',
    about: null,
    options: { type: { what: 'TYPE', help: faqTypes.join(', ') } },
    isAudited: false,
    isOfFilesAlone: true,
    examples: ['faq list --type billing'],
    input: z.object({ type: z.enum(faqTypes).optional() }),
    run: async ({ contentFolder }, { type }) => {
      const { ko } = await readHelp(contentFolder)
      const shown = ko.questions.filter(({ faqType }) => type === undefined || faqType === type)
      const data = shown.map(({ id, faqType, question }) => ({ id, faqType, question }))
      const rows = data.map(({ id, faqType, question }) => [faqType, id, question])
      return { lines: table(['TYPE', 'ID', 'QUESTION'], rows), data, audit: null }
    },
  }),

  defineCommand({
    name: 'faq add',
    summary: 'adds a question with its answer in both languages',
    about,
    options: {
      type: { what: 'TYPE', help: faqTypes.join(', ') },
      'question-ko': { what: 'TEXT', help: 'the question in Korean' },
      'question-en': { what: 'TEXT', help: 'the question in English' },
      ...textOptions,
    },
    isAudited: true,
    examples: [
      'faq add where-coupons --type billing --question-ko "쿠폰은 어디서 등록해요?" --question-en "Where do I register a coupon?" --text-ko "…" --text-en "…" --as "Kim Mint" --reason "asked five times this week"',
    ],
    input: z.object({
      about: Name,
      type: z.enum(faqTypes),
      'question-ko': Line,
      'question-en': Line,
      ...textShape,
    }),
    run: async (desk, said) => {
      const change = await addQuestion(desk.contentFolder, {
        id: said.about,
        faqType: said.type,
        question: { ko: said['question-ko'], en: said['question-en'] },
        text: await readTexts(said),
      })
      return written(desk.contentFolder, { said: 'The question is written:', change, next: atNextStart })
    },
  }),

  defineCommand({
    name: 'faq end',
    summary: 'takes a question away',
    about,
    options: {},
    isAudited: true,
    examples: ['faq end where-coupons --as "Kim Mint" --reason "the page says it now"'],
    input: z.object({ about: Name }),
    run: async (desk, said) => {
      const change = await endQuestion(desk.contentFolder, said.about)
      if (change === null) throw new OwnersFault(`There is no question ${said.about}.`)
      return written(desk.contentFolder, { said: 'The question is taken away:', change, next: atNextStart })
    },
  }),
]
