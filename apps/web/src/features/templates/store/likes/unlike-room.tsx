import type { StoreCard } from '@clipmint/contract'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { showActionNotice } from '../../../../app/action-notice.tsx'
import { useTellFailure } from '../../../../app/tell-failure.ts'
import { useFormats } from '../../../../locales/use-words.ts'
import { useLike } from '../queries.ts'
import { UnlikeContext } from './unlike-context.ts'

type UnlikeRoomProps = { cards: readonly StoreCard[]; children: ReactNode }

/** Where taking a like back takes the card away: offers to undo it, and leaves the keyboard at the card beside. */
export function UnlikeRoom({ cards, children }: UnlikeRoomProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const tellFailure = useTellFailure()
  const { mutate } = useLike()
  const moveFocus = useFocusBeside(cards)
  const takenBack = (card: StoreCard) => {
    moveFocus(card._id)
    const undo = () =>
      mutate(
        { card: { _id: card._id, liked: false, likes: card.likes - 1 }, like: true },
        { onError: tellFailure },
      )
    showActionNotice({
      id: `unliked-${card._id}`,
      said: t('store.unliked', { title: card.title[language] }),
      action: t('store.unlikedUndo'),
      onAct: undo,
    })
  }
  return <UnlikeContext value={takenBack}>{children}</UnlikeContext>
}

/** A heart that goes with its card would leave the keyboard nowhere: the next card's heart takes over. */
function useFocusBeside(cards: readonly StoreCard[]): (id: string) => void {
  const wanted = useRef<string | null>(null)
  const move = useEffectEvent(() => {
    const id = wanted.current
    wanted.current = null
    if (id === null || document.activeElement !== document.body) return
    const heart = document.querySelector<HTMLElement>(`[data-card="${id}"] button`)
    ;(heart ?? document.querySelector<HTMLElement>('#main'))?.focus({ preventScroll: true })
  })
  useEffect(() => move(), [cards])
  return (id) => {
    const at = cards.findIndex(({ _id }) => _id === id)
    wanted.current = (cards[at + 1] ?? cards[at - 1])?._id ?? ''
  }
}
