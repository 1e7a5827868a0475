import type { StockItem } from '@clipmint/contract'
import { useState } from 'react'

import { api } from '../../api/index.ts'
import type { MediaSlot } from '../media/use-active-slot.ts'
import { useAssets, useEditorState, useSession } from '../session/use-session.ts'
import { useShowSlot } from '../stage/use-show-slot.ts'
import { stockKeyOf } from './use-stock.ts'

export type CopyState = 'free' | 'copying' | 'here'

/** Copies items into the storage and puts them into the slot in hand, several at a time if one is quick. */
export function useStockCopy(slot: MediaSlot | null) {
  const { editor, takeIn } = useSession()
  const showSlot = useShowSlot()
  const [copying, setCopying] = useState<readonly string[]>([])
  const [error, setError] = useState<unknown>(null)
  const shown = useShownPage(slot)

  async function copy(item: StockItem): Promise<void> {
    const { provider, type, id } = item
    const key = stockKeyOf(item)
    if (copying.includes(key)) return
    if (slot) {
      editor.select(slot.id)
      showSlot(slot.id)
    }
    setError(null)
    setCopying((keys) => [...keys, key])
    try {
      const { result } = await api.stock.use({ body: { provider, type, id } })
      takeIn(result, slot?.id ?? null)
    } catch (fault) {
      setError(fault)
    } finally {
      setCopying((keys) => keys.filter((it) => it !== key))
    }
  }

  function stateOf(item: StockItem): CopyState {
    if (copying.includes(stockKeyOf(item))) return 'copying'
    return shown === item.page ? 'here' : 'free'
  }
  return { copy, stateOf, isCopying: copying.length > 0, error }
}

/** The page of the free item that the slot shows; null for another file. */
function useShownPage(slot: MediaSlot | null): string | null {
  const assets = useAssets()
  const assetId = useEditorState(({ work }) => slot && work.userSource.media[slot.id]?.assetId)
  return (assetId && assets.get(assetId)?.attribution?.page) || null
}
