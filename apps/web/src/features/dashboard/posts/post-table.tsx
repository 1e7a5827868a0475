import { type DashboardPost, networks, type PostSort } from '@clipmint/contract'
import { VisuallyHidden } from '@mantine/core'
import { ArrowDown, ArrowUp, ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { elsewhere } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { PostFigure } from '../figure.tsx'
import { useDashboardSearch } from '../pages/use-dashboard-search.ts'
import { PostName } from '../parts/post-name.tsx'
import { inAddress } from './phone-sort.tsx'

import table from '../parts/table.module.css'
import classes from './post-table.module.css'

const figures = ['views', 'likes', 'comments', 'shares', 'saves', 'rate'] as const

/** Posts with their numbers; a column's head sorts by it, and turns the order about. */
export function PostTable({ list, isStale }: { list: readonly DashboardPost[]; isStale: boolean }) {
  const { t } = useTranslation()
  return (
    <table className={table['table']} aria-busy={isStale} data-stale={isStale}>
      <thead>
        <tr>
          <SortHead by="date">{t('dashboard.date')}</SortHead>
          {figures.map((name) => (
            <SortHead key={name} by={name} isNumber>
              {t(`dashboard.${name}`)}
            </SortHead>
          ))}
          <th scope="col">
            <VisuallyHidden>{t('dashboard.open')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((post) => (
          <tr key={post._id}>
            <th scope="row" className={classes['name']}>
              <PostName post={post} />
            </th>
            {figures.map((name) => (
              <td key={name} data-number data-label={t(`dashboard.${name}`)}>
                <PostFigure post={post} name={name} />
              </td>
            ))}
            <td data-label="" className={classes['way']}>
              <SeeOn post={post} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type SortHeadProps = { by: PostSort; children: string; isNumber?: boolean }

function SortHead({ by, children, isNumber = false }: SortHeadProps) {
  const { t } = useTranslation()
  const { search, change } = useDashboardSearch()
  const { sort = 'date' as const, way = 'desc' as const } = search
  const isSorted = sort === by
  const Arrow = way === 'asc' ? ArrowUp : ArrowDown
  const turned = isSorted && way === 'desc' ? 'asc' : undefined
  const state = way === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" aria-sort={isSorted ? state : 'none'} data-number={isNumber || undefined}>
      <button
        type="button"
        className={classes['head']}
        data-sorted={isSorted}
        aria-label={t('dashboard.sortedBy', { column: children })}
        onClick={() => change({ sort: inAddress(by), way: turned, page: undefined })}
      >
        {children}
        {isSorted ? <Arrow aria-hidden="true" size="0.875rem" /> : null}
      </button>
    </th>
  )
}

function SeeOn({ post: { url, platform, standing } }: { post: DashboardPost }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  if (url === null || standing !== 'up') return null
  return (
    <a
      href={url}
      {...elsewhere}
      className={classes['out']}
      aria-label={t('dashboard.seeOn', { network: networks[platform].name[language] })}
    >
      <ExternalLink aria-hidden="true" size="1.125rem" />
    </a>
  )
}
