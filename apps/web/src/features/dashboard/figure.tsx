import type { CountedFigures, DashboardPost } from '@clipmint/contract'
import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../locales/use-words.ts'
import { formatPercent } from './numbers.ts'

import classes from './figure.module.css'

type FigureProps = {
  value: number | null
  /** Why nobody knows it, for those who ask. */
  why: string
  isRate?: boolean
}

/** A number, or a dash that says why there is none: what nobody knows never reads as 0. */
export function Figure({ value, why, isRate = false }: FigureProps) {
  const { t } = useTranslation()
  const { number, language } = useFormats()
  if (value !== null) return <>{isRate ? formatPercent(value, language) : number(value)}</>
  return (
    <span className={classes['unknown']} title={why}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{`${t('dashboard.unknown')}: ${why}`}</VisuallyHidden>
    </span>
  )
}

/** One of a post's numbers. */
export function PostFigure({ post, name }: { post: DashboardPost; name: keyof CountedFigures }) {
  const { t } = useTranslation()
  return <Figure value={post[name]} why={t(`dashboard.${whyOf(post, name)}`)} isRate={name === 'rate'} />
}

const whyUnread = { up: 'whyUnread', over: 'whyOver', gone: 'whyGone' } as const

function whyOf(post: DashboardPost, name: keyof CountedFigures) {
  if (post.readAt === null) return whyUnread[post.standing]
  return name === 'rate' && post.views === 0 ? 'whyNoViews' : 'whyUnsaid'
}
