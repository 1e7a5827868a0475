import type { contract } from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'

import type { Handlers } from '../../http/handlers.ts'
import { companyWordsOf, getDocument, getGuide, listQuestions } from './commands.ts'
import { library } from './library.ts'
import { presentDocument, presentGuide, presentQuestion } from './present.ts'
import { fillCompany } from './rules.ts'
import { addClick } from './store.ts'

export const help: Handlers<typeof contract.help> = {
  guides: async (ctx, { lang, query: { subject } }) => {
    const guide = subject === undefined ? null : getGuide(lang, subject)
    const blocks = fillCompany(guide?.blocks ?? [], companyWordsOf(ctx, lang))
    const guides = library[lang].guides.map((it) => presentGuide(it, lang))
    return { result: { guides, guide: guide && { ...presentGuide(guide, lang), blocks } } }
  },
  click: async (ctx, { body: { name } }) => {
    await addClick(ctx, name, dayInSeoul(ctx.now()))
    return { result: { name } }
  },
  faq: async (ctx, { lang, query: { faqType } }) => {
    const words = companyWordsOf(ctx, lang)
    const questions = listQuestions(lang, faqType)
    const list = questions.map((it) => ({ ...presentQuestion(it), blocks: fillCompany(it.blocks, words) }))
    return { result: { list } }
  },
  faqList: async (_ctx, { lang, query: { faqType } }) => ({
    result: { list: listQuestions(lang, faqType).map(presentQuestion) },
  }),
  notices: async (ctx, { lang }) => {
    const words = companyWordsOf(ctx, lang)
    const list = library[lang].notices.map(({ id, title, effective, blocks }) => ({
      id,
      title,
      publishedOn: effective,
      blocks: fillCompany(blocks, words),
    }))
    return { result: { list } }
  },
  terms: async (ctx, { lang, query: { conditions, version } }) => {
    const found = getDocument(ctx, { lang, name: conditions, version: version ?? null })
    const blocks = fillCompany(found.text.blocks, companyWordsOf(ctx, lang))
    return { result: { ...presentDocument(found), blocks } }
  },
}
