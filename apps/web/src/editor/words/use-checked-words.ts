import { type CheckedLine, checkLine, type ProductFacts } from '@clipmint/copy'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { queries } from '../../api/index.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { knownFacts } from './known-facts.ts'

/**
 * What advertising law says of words while they are typed, once typing leaves the time for it; null for no words. How
 * long they may be, their field says by itself.
 */
export function useCheckedWords(draft: string): CheckedLine | null {
  const { i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'ko'
  const product = useKnownFacts()
  const now = draft.trim()
  const words = useDeferredValue(now)
  const checked = useMemo(
    () => (words === '' ? null : checkLine(words, { product, language })),
    [words, product, language],
  )
  return useMemo(() => checked && stillTrue(checked, now), [checked, now])
}

/** While typing is ahead of the check, what was found in words that still stand there; null once none of it does. */
function stillTrue(checked: CheckedLine, now: string): CheckedLine | null {
  if (checked.text === now) return checked
  const findings = checked.findings.filter(({ span }) => now.includes(checked.text.slice(...span)))
  return findings.length === 0 ? null : { ...checked, findings }
}

/** What is known of what the video is about; null when it is about nothing of its owner's. */
function useKnownFacts(): ProductFacts | null {
  const { productId, requestId } = useSession()
  // What a slot was filled with from a field is its owner's word too, also where the plan was written before it changed.
  const bound = useEditorState(({ work }) =>
    Object.values(work.userSource.text)
      .flatMap(({ from = [] }) => from.map(({ shown }) => shown))
      .join('\n'),
  )
  const { data: product } = useQuery({
    ...queries.products.get({ params: { id: productId ?? '' } }),
    enabled: productId !== null,
  })
  const { data: asked } = useQuery({
    ...queries.aiRequests.get({ params: { id: requestId ?? '' } }),
    enabled: requestId !== null,
  })
  return useMemo(() => {
    // Half of it would call the other half untrue.
    const isWaiting = (productId !== null && !product) || (requestId !== null && !asked)
    return isWaiting ? null : knownFacts(product?.result ?? null, asked ?? null, bound)
  }, [productId, requestId, product, asked, bound])
}
