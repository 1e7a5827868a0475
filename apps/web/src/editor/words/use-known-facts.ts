import type { ProductFacts } from '@clipmint/copy'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { queries } from '../../api/index.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { knownFacts } from './known-facts.ts'

/** What is known of what the video is about; null when it is about nothing of its owner's. */
export function useKnownFacts(): ProductFacts | null {
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
