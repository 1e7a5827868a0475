import type { StoreCard as Card } from '@clipmint/contract'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

import { useSimilar } from '../queries.ts'
import { CardWall } from '../wall/card-wall.tsx'

import classes from './scene-list.module.css'

const MOST = 8
const tall = ['9:16'] as const

/** Others like this one, which play with the visitor's photographs too. */
export function Similar({ card }: { card: Card }) {
  const { t } = useTranslation()
  const cards = useSimilar(card, MOST)
  const onNearEnd = useCallback(() => undefined, [])
  if (cards.length === 0) return null
  return (
    <section className={classes['section']} aria-labelledby="store-similar">
      <h2 id="store-similar" className={classes['heading']}>
        {t('store.similar')}
      </h2>
      <CardWall label={t('store.similar')} cards={cards} shapes={tall} canPlay onNearEnd={onNearEnd} />
    </section>
  )
}
