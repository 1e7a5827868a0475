import { dayOf } from './kinds/days.ts'
import { kindWords } from './kinds/words.ts'
import { formatPrice, percentOff } from './prices.ts'
import type { Place, ProductBrief, Promotion } from './types.ts'

/**
 * The fields that an owner may change after videos were made of them, each in the forms that videos write it in, the
 * longest first. `of` names the dish that a price is of.
 */
export type Field = { field: string; shown: string[]; of?: string }

type Kind = { promotion?: Promotion | undefined; place?: Place | undefined }

/** A field whose value videos show. Prices of a menu are known by the dish's name. */
export function fieldsOf(
  { language, price }: Pick<ProductBrief, 'language' | 'price'>,
  { promotion, place }: Kind,
): Field[] {
  if (promotion) return ofPromotion(promotion, language)
  if (place) return ofMenu(place, language)
  return price === null ? [] : [{ field: 'product.price', shown: [formatPrice(price, language)] }]
}

function ofPromotion(
  { regular, discount, startAt, endAt }: Promotion,
  language: ProductBrief['language'],
): Field[] {
  const percent = percentOff(regular, discount)
  const formsOf = (day: string) =>
    [true, false].map((withYear) => kindWords[language].day(dayOf(day), withYear))
  return [
    { field: 'promotion.discountPrice', shown: [formatPrice(discount, language)] },
    { field: 'promotion.regularPrice', shown: [formatPrice(regular, language)] },
    // A scene made to show a number shows the per cent without its sign.
    { field: 'promotion.percent', shown: percent > 0 ? [`${percent}%`, String(percent)] : [] },
    { field: 'promotion.endAt', shown: formsOf(endAt) },
    { field: 'promotion.startAt', shown: formsOf(startAt) },
  ]
}

function ofMenu({ menu }: Place, language: ProductBrief['language']): Field[] {
  return menu.flatMap(({ name, price }) =>
    price === null
      ? []
      : [{ field: `place.menu.${name}.price`, shown: [formatPrice(price, language)], of: name }],
  )
}
