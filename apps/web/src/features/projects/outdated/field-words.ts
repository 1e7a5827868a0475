import type { OutdatedSlot, ProjectCard } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

const words = {
  'product.price': 'outdated.field_price',
  'promotion.discountPrice': 'outdated.field_discountPrice',
  'promotion.regularPrice': 'outdated.field_regularPrice',
  'promotion.percent': 'outdated.field_percent',
  'promotion.startAt': 'outdated.field_startAt',
  'promotion.endAt': 'outdated.field_endAt',
} as const

const menuPrice = /^place\.menu\.(.+)\.price$/u

/** What a field is called by its owner. */
export function useFieldWord(): (field: string) => string {
  const { t } = useTranslation()
  return (field) => {
    const dish = menuPrice.exec(field)?.[1]
    if (dish !== undefined) return t('outdated.field_menu', { dish })
    return field in words ? t(words[field as keyof typeof words]) : ''
  }
}

/** The price that broke a video's promotion: it is now below what the promotion calls less; null for none. */
export function brokenIn({ outdated }: Pick<ProjectCard, 'outdated'>): OutdatedSlot | null {
  const broken = outdated.filter(({ fault }) => fault !== undefined)
  return broken.find(({ now }) => now !== null) ?? broken[0] ?? null
}

/** What changed, each field once though several slots show it: in its longest form. */
export function changesIn(slots: readonly OutdatedSlot[]): OutdatedSlot[] {
  const byField = new Map<string, OutdatedSlot>()
  for (const slot of slots) {
    const known = byField.get(slot.field)
    if (!known || slot.form < known.form) byField.set(slot.field, slot)
  }
  return [...byField.values()]
}
