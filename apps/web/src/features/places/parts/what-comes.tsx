import { placeStages } from '@clipmint/contract'
import { Images, MapPin, MessageSquareText, UtensilsCrossed } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useMaps } from '../../../app/site-facts.ts'

import classes from './what-comes.module.css'

const icons = { basic: MapPin, menu: UtensilsCrossed, photos: Images, reviews: MessageSquareText }

/** What a link brings, before anything is pasted. */
export function WhatComes() {
  const { t } = useTranslation()
  return (
    <section className={classes['card']}>
      <h2 className={classes['title']}>{t('places.whatComes')}</h2>
      <ul className={classes['list']}>
        {placeStages.map((stage) => {
          const Icon = icons[stage]
          return (
            <li key={stage}>
              <Icon aria-hidden="true" size="1.25rem" />
              <span>
                <b>{t(`places.stage_${stage}`)}</b>
                {t(`places.comes_${stage}`)}
              </span>
            </li>
          )
        })}
      </ul>
      <WhereFrom />
    </section>
  )
}

/** The maps that can be imported from here, and what one of them holds back. */
function WhereFrom() {
  const { t } = useTranslation()
  const maps = useMaps()
  if (maps.length === 0) return null
  const names = maps.map((map) => t(`places.map_${map}`)).join(', ')
  return (
    <p className={classes['note']}>
      {t('places.whereFrom', { maps: names })} {maps.includes('google') ? t('places.googleBasics') : null}
    </p>
  )
}
