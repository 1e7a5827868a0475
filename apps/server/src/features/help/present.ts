import type { Answered, GuideCard, LegalDocument } from '@clipmint/contract'

import type { Lang } from '../../http/handlers.ts'
import type { getDocument, listQuestions } from './commands.ts'
import type { GuideText } from './library.ts'
import { minutesOf } from './rules.ts'

/** A guide as the list of guides shows it. */
export function presentGuide(
  { id, title, summary, faq, effective, blocks }: GuideText,
  lang: Lang,
): GuideCard {
  return { id, title, summary, faqType: faq, minutes: minutesOf(blocks, lang), updatedOn: effective }
}

/** A question without its answer. */
export function presentQuestion({
  id,
  faqType,
  question,
}: ReturnType<typeof listQuestions>[number]): Omit<Answered, 'blocks'> {
  return { id, faqType, question }
}

/** A document in one version, as far as it is the same for everyone. */
export function presentDocument({
  text,
  versions,
  current,
}: ReturnType<typeof getDocument>): Omit<LegalDocument, 'blocks'> {
  const { id, title, summary, version, effective } = text
  return {
    id,
    title,
    summary,
    version,
    effectiveOn: effective,
    isCurrent: text === current,
    versions: versions.map((it) => ({
      version: it.version,
      effectiveOn: it.effective,
      isCurrent: it === current,
    })),
  }
}
