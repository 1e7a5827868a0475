import { FixedBar, Page, PageHead, SegmentedTabs } from '@clipmint/ui'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { RoomNote } from '../../account/index.ts'
import { Pager, SearchField } from '../../projects/index.ts'
import { FromShop } from '../parts/from-shop.tsx'
import { NoProducts } from '../parts/no-products.tsx'
import { ProductGrid, ProductGridSkeleton } from '../parts/product-grid.tsx'
import { productPageSize, useProducts } from '../queries.ts'
import type { ProductsSearch } from './search.ts'

import classes from './products.module.css'

const route = getRouteApi('/products')
const shows = ['all', 'liked', 'hidden'] as const

/** /products: what the owner sells, each one step from a video. */
export function ProductsPage() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = (next: ProductsSearch) =>
    void navigate({ search: (known) => ({ ...known, ...next }), resetScroll: false })
  const { show, page = 1, search: words = '' } = search
  const filter = { page, search: words, like: show === 'liked', hidden: show === 'hidden' }
  const { data, error, refetch, isPlaceholderData } = useProducts(filter)
  const isPlain = show === undefined && words === '' && page === 1
  const isFirst = isPlain && data?.total === 0
  return (
    <Page>
      <PageHead
        title={t('products.heading')}
        lead={isFirst ? null : t('products.lead')}
        actions={
          isFirst ? null : (
            <>
              <FromShop size="md" />
              <FixedBar>
                <ButtonLink to="/product" size="md" leftSection={<Plus aria-hidden="true" size="1.25rem" />}>
                  {t('products.register')}
                </ButtonLink>
              </FixedBar>
            </>
          )
        }
      />
      {isFirst ? null : (
        <div className={classes['bar']}>
          <SegmentedTabs
            label={t('products.tabs')}
            tabs={shows.map((value) => ({ value, label: t(`products.show_${value}`) }))}
            value={show ?? 'all'}
            onChange={(next) => change({ show: next === 'all' ? undefined : next, page: undefined })}
          />
          <SearchField
            label={t('products.search')}
            value={words}
            onChange={(text) => change({ search: text === '' ? undefined : text, page: undefined })}
          />
        </div>
      )}
      <RoomNote of="products" />
      {error && !data ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ProductGridSkeleton /> : null}
      {data && data.list.length > 0 ? <ProductGrid list={data.list} isStale={isPlaceholderData} /> : null}
      {data?.list.length === 0 ? (
        <NoProducts
          show={show ?? 'all'}
          isSearch={words !== ''}
          onReset={() => change({ show: undefined, search: undefined, page: undefined })}
        />
      ) : null}
      {data && data.total > productPageSize ? (
        <Pager
          pages={Math.ceil(data.total / productPageSize)}
          value={page}
          onChange={(next) => change({ page: next === 1 ? undefined : next })}
        />
      ) : null}
    </Page>
  )
}
