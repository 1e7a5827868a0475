import { promotionFacts } from '../kinds/promotion.ts'
import { kindWords } from '../kinds/words.ts'
import type { ProductBrief, Promotion } from '../types.ts'
import type { Idea, LineSlot } from './slot.ts'

/** What a line could say of a promotion: by how much, what is paid, and until when; the best first. */
export function promotedIdeas(
  { language }: Pick<ProductBrief, 'language'>,
  promotion: Promotion,
  { role }: LineSlot,
): Idea[] {
  const words = kindWords[language]
  const facts = promotionFacts({ language }, promotion)
  const percent: Idea[] =
    facts.percent > 0 ? [{ key: 'promotion-percent', forms: words.percent(facts.percent) }] : []
  const until = { key: 'promotion-until', forms: facts.until }
  const paid = { key: 'promotion-paid', forms: [facts.discount] }
  const fromTo = { key: 'promotion-from-to', forms: words.fromTo(facts.regular, facts.discount) }
  const beside = { key: 'promotion-regular', forms: words.regular(facts.regular, facts.percent) }
  // The regular price of what is not reduced would be a reduction that there is none of.
  const sums = facts.percent > 0 ? [fromTo, beside] : []
  switch (role) {
    case 'headline':
      return [...percent, until, paid]
    case 'sub':
      return [...sums.slice(0, 1), { key: 'promotion-period', forms: facts.period }, ...sums.slice(1), until]
    case 'tag':
      return [...percent, until]
    case 'price':
      return [paid]
    case 'name':
    case 'brand':
    case 'cta':
      return []
  }
}
