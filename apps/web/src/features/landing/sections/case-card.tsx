import { Link } from '@tanstack/react-router'
import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useIsInMiddle } from '../../../app/on-screen.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { TemplateScreen } from '../../templates/index.ts'
import type { Case } from './case-rows.ts'

import classes from './cases.module.css'

type CaseCardProps = Case & { isMoving: boolean; isNear: boolean }

/** A template by what it is for; its loop plays while it passes the middle of the screen. */
export function CaseCard({ category, card, isMoving, isNear }: CaseCardProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const item = useRef<HTMLLIElement>(null)
  const isInMiddle = useIsInMiddle(item)
  return (
    <li ref={item}>
      <Link to="/store/$id" params={{ id: card._id }} preload={false} className={classes['card']}>
        <span className={classes['picture']}>
          <Suspense>
            {isNear ? <TemplateScreen card={card} ratio="9:16" isPlaying={isMoving && isInMiddle} /> : null}
          </Suspense>
        </span>
        <b>{t('showcase.caseOf', { category: t(`store.category_${category}`) })}</b>
        <span>{card.title[language]}</span>
      </Link>
    </li>
  )
}
