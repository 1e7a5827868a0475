import type { StoreCard as Card } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useSimilar } from '../queries.ts'
import { CardWall } from '../wall/card-wall.tsx'

import classes from './scene-list.module.css'

const MOST = 8

/** Others like this one, in the ratio that is looked at, which play with the visitor's photographs too. */
export function Similar({ card, ratio }: { card: Card; ratio: Ratio }) {
  const { t } = useTranslation()
  const cards = useSimilar(card, MOST)
  const shapes = useMemo(() => [ratio], [ratio])
  const onNearEnd = useCallback(() => undefined, [])
  if (cards.length === 0) return null
  return (
    <section className={classes['section']} aria-labelledby="store-similar">
      <h2 id="store-similar" className={classes['heading']}>
        {t('store.similar')}
      </h2>
      <CardWall label={t('store.similar')} cards={cards} shapes={shapes} canPlay onNearEnd={onNearEnd} />
    </section>
  )
}
