import { z } from 'zod'

import { Block } from './article.ts'
import { call } from './define.ts'

/** What an owner agrees to or may rely on, each with versions. */
export const documentNames = ['terms', 'privacy', 'payment'] as const
export type DocumentName = (typeof documentNames)[number]

/** What questions are about. */
export const faqTypes = ['making', 'editing', 'posting', 'billing', 'account'] as const
export type FaqType = (typeof faqTypes)[number]

/** What a site may have counted when it is pressed; no other name is taken. */
export const clickNames = [
  'guide',
  'guide-helpful',
  'guide-unhelpful',
  'faq',
  'notice',
  'document-older',
  'document-print',
  'announcement-hide',
  'maintenance-hide',
] as const
export type ClickName = (typeof clickNames)[number]

/** Every request says its language; these calls ask by it, so that each language is kept apart. */
const inLanguage = { lang: z.string().optional() }
const LegalVersion = z.string().regex(/^\d{1,3}\.\d{1,3}$/)
const Subject = z
  .string()
  .max(40)
  .regex(/^[a-z]+(?:-[a-z]+)*$/)

const GuideCard = z.object({
  id: Subject,
  title: z.string(),
  summary: z.string(),
  /** The questions that belong to it. */
  faqType: z.enum(faqTypes),
  minutes: z.number().int().min(1),
  updatedOn: z.iso.date(),
})
export type GuideCard = z.infer<typeof GuideCard>

const Guide = GuideCard.extend({ blocks: z.array(Block) })
export type Guide = z.infer<typeof Guide>

const Question = z.object({ id: Subject, faqType: z.enum(faqTypes), question: z.string() })
const Answered = Question.extend({ blocks: z.array(Block) })
export type Answered = z.infer<typeof Answered>

const Notice = z.object({
  id: Subject,
  title: z.string(),
  publishedOn: z.iso.date(),
  blocks: z.array(Block),
})
export type Notice = z.infer<typeof Notice>

const LegalDocument = z.object({
  id: z.enum(documentNames),
  title: z.string(),
  summary: z.string(),
  version: LegalVersion,
  effectiveOn: z.iso.date(),
  /** In force on the day of asking. */
  isCurrent: z.boolean(),
  /** Every version, the newest first; one that begins later can be read ahead. */
  versions: z.array(z.object({ version: LegalVersion, effectiveOn: z.iso.date(), isCurrent: z.boolean() })),
  blocks: z.array(Block),
})
export type LegalDocument = z.infer<typeof LegalDocument>

/** Guides, questions, notices and documents, from the files in `content/help`. */
export const help = {
  guides: call({
    host: 'api',
    method: 'GET',
    path: '/userGuide',
    who: 'anyone',
    summary: 'All guides in their order, and the whole of the one that is asked for.',
    query: z.object({ ...inLanguage, subject: Subject.optional() }),
    result: z.object({ guides: z.array(GuideCard), guide: Guide.nullable() }),
    errors: ['HELP_NOT_FOUND'],
  }),
  click: call({
    host: 'api',
    method: 'POST',
    path: '/setting/click',
    who: 'anyone',
    summary: 'Counts one press by its name and the day in Seoul; nobody is remembered with it.',
    body: z.object({ name: z.enum(clickNames) }),
    result: z.object({ name: z.enum(clickNames) }),
  }),
  faq: call({
    host: 'api',
    method: 'GET',
    path: '/setting/faq',
    who: 'anyone',
    summary: 'Questions with their answers, of one type or of all.',
    query: z.object({ ...inLanguage, faqType: z.enum(faqTypes).optional() }),
    result: z.object({ list: z.array(Answered) }),
  }),
  faqList: call({
    host: 'api',
    method: 'GET',
    path: '/setting/faq/list',
    who: 'anyone',
    summary: 'The questions alone, of one type or of all.',
    query: z.object({ ...inLanguage, faqType: z.enum(faqTypes).optional() }),
    result: z.object({ list: z.array(Question) }),
  }),
  notices: call({
    host: 'api',
    method: 'GET',
    path: '/setting/notice',
    who: 'anyone',
    summary: 'The notices, the newest first.',
    query: z.object(inLanguage),
    result: z.object({ list: z.array(Notice) }),
  }),
  terms: call({
    host: 'api',
    method: 'GET',
    path: '/setting/terms',
    who: 'anyone',
    summary:
      'A document as it is in force, or in the version that is asked for, with the list of its versions.',
    query: z.object({ ...inLanguage, conditions: z.enum(documentNames), version: LegalVersion.optional() }),
    result: LegalDocument,
    errors: ['HELP_NOT_FOUND'],
  }),
}
