import { dashboardPageSizes } from '@clipmint/contract'
import { SectionTitle } from '@clipmint/ui'
import { Button, Select, Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FailureNote, useFailureText } from '../../../app/failure-note.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { Pager } from '../../projects/index.ts'
import { useDashboardSearch } from '../pages/use-dashboard-search.ts'
import { useAllPosts, useDownload } from '../queries.ts'
import { PhoneSort } from './phone-sort.tsx'
import { PostTable } from './post-table.tsx'

import classes from './all-posts.module.css'

const usualSize = 20

/** Every post on every network, sorted and paged by the address, and as a table to keep. */
export function AllPosts() {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { search, change, of } = useDashboardSearch()
  const { page = 1, sort: sortField = 'date' as const, way = 'desc' as const } = search
  const limit = dashboardPageSizes.find((size) => String(size) === search.size) ?? usualSize
  const { data, error, refetch, isPlaceholderData } = useAllPosts({
    ...of,
    page,
    limit,
    sortField,
    sort: way,
  })
  const { mutate: download, isPending } = useDownload()
  const text = useFailureText()
  const isFiltered = of.provider !== 'all' || of.providerOption !== 'all'
  return (
    <section aria-label={t('dashboard.allPosts')}>
      <SectionTitle
        note={data ? t('dashboard.allPostsCount', { count: data.total, number: number(data.total) }) : null}
        aside={
          <Button
            variant="default"
            size="sm"
            leftSection={<Download aria-hidden="true" size="1rem" />}
            loading={isPending}
            onClick={() =>
              download(of, {
                onError: (failure) => notifications.show({ color: 'red', message: text(failure) }),
              })
            }
          >
            {t('dashboard.download')}
          </Button>
        }
      >
        {t('dashboard.allPosts')}
      </SectionTitle>
      {error && !data ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton height="20rem" radius="md" />}
      {data && data.list.length > 0 ? (
        <>
          <PhoneSort />
          <PostTable list={data.list} isStale={isPlaceholderData} />
          <div className={classes['foot']}>
            <Select
              size="sm"
              className={classes['size'] ?? ''}
              allowDeselect={false}
              aria-label={t('dashboard.pageSize')}
              value={`${limit}`}
              data={dashboardPageSizes.map((size) => ({
                value: `${size}`,
                label: t('dashboard.pageSizeOf', { count: size }),
              }))}
              onChange={(next) => {
                const size = (['10', '20', '50', '100'] as const).find((one) => one === next)
                change({ size: size === `${usualSize}` ? undefined : size, page: undefined })
              }}
            />
            {data.total > limit ? (
              <Pager
                pages={Math.ceil(data.total / limit)}
                value={page}
                onChange={(next) => change({ page: next === 1 ? undefined : next })}
              />
            ) : null}
          </div>
        </>
      ) : null}
      {data?.list.length === 0 ? (
        <div className={classes['none']}>
          <p>{t('dashboard.allPostsNone')}</p>
          {isFiltered || page > 1 ? (
            <Button
              variant="default"
              size="sm"
              onClick={() => change({ provider: undefined, kind: undefined, page: undefined })}
            >
              {t('dashboard.showAll')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
