import { type CheckedLine, checkLine, type ProductFacts } from '@clipmint/copy'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { queries } from '../../api/index.ts'
import { useSession } from '../session/use-session.ts'

/**
 * What advertising law says of words while they are typed, once typing leaves the time for it; null for no words. How
 * long they may be, their field says by itself.
 */
export function useCheckedWords(draft: string): CheckedLine | null {
  const { i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'ko'
  const product = useProductFacts()
  const words = useDeferredValue(draft.trim())
  return useMemo(
    () => (words === '' ? null : checkLine(words, { product, language })),
    [words, product, language],
  )
}

/** What is known of the product that the video is about; null when it is about none. */
function useProductFacts(): ProductFacts | null {
  const { productId } = useSession()
  const { data } = useQuery({
    ...queries.products.get({ params: { id: productId ?? '' } }),
    enabled: productId !== null,
  })
  return useMemo(() => {
    if (!data) return null
    const { name, info, price, currency } = data.result
    return { name, info, price, currency, regularPrice: null, discountPrice: null }
  }, [data])
}
