import type { DocumentName, FaqType } from '@clipmint/contract'
import { dayInSeoul, must } from '@clipmint/kit'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import type { Lang } from '../../http/handlers.ts'
import { type GuideText, type LegalText, library } from './library.ts'
import type { CompanyWord } from './reading/facts.ts'
import { newestFirst, versionInForce } from './rules.ts'

/** A guide by its subject. */
export function getGuide(lang: Lang, subject: string): GuideText {
  const guide = library[lang].guides.find(({ id }) => id === subject)
  if (!guide) throw new Failure('HELP_NOT_FOUND')
  return guide
}

/** A document in one of its versions, today's unless one is named, with all of them and which is in force. */
export function getDocument(
  { now }: Pick<Context, 'now'>,
  { lang, name, version }: { lang: Lang; name: DocumentName; version: string | null },
): { text: LegalText; versions: LegalText[]; current: LegalText | null } {
  const versions = newestFirst(library[lang].documents.filter(({ id }) => id === name))
  const current = versionInForce(versions, dayInSeoul(now()))
  const text = version === null ? current : versions.find((it) => it.version === version)
  if (!text) throw new Failure('HELP_NOT_FOUND')
  return { text, versions, current }
}

/** The version of a document that is in force; of one that is not yet, its first. */
export function documentVersion({ now }: Pick<Context, 'now'>, name: DocumentName): string {
  const versions = newestFirst(library.ko.documents.filter(({ id }) => id === name))
  return must(versionInForce(versions, dayInSeoul(now())) ?? versions.at(-1), `the document ${name}`).version
}

/** The questions of a type, or all, in the order in which they are shown. */
export function listQuestions(lang: Lang, faqType: FaqType | undefined) {
  return library[lang].questions.filter((it) => faqType === undefined || it.faqType === faqType)
}

const unknown = { ko: '(등록 전)', en: '(not registered yet)' } as const

/** The company's words as articles name them; said to be missing where nobody has set them. */
export function companyWordsOf(
  { settings }: Pick<Context, 'settings'>,
  lang: Lang,
): Record<CompanyWord, string> {
  const { company } = settings
  const none = unknown[lang]
  return {
    companyName: company?.name ?? none,
    companyRepresentative: company?.representative ?? none,
    companyAddress: company?.address ?? none,
    companyPhone: company?.phone ?? none,
    companyEmail: company?.email ?? none,
    companyBusinessNumber: company?.businessNumber ?? none,
    hostingProvider: company?.hostingProvider ?? none,
    officerName: company?.officerName ?? none,
    officerPhone: company?.officerPhone ?? none,
    officerEmail: company?.officerEmail ?? none,
  }
}
