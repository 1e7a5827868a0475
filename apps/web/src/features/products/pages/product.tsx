import type { Product } from '@clipmint/contract'
import { Page, PageHead } from '@clipmint/ui'
import { Skeleton, Stack } from '@mantine/core'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { usePageTitle } from '../../../app/page-title.ts'
import { CreationSteps } from '../../templates/index.ts'
import { LoadedForm } from '../form/loaded-form.tsx'
import { PromotionAdForm } from '../kinds/promotion-form.tsx'
import { ReviewAdForm } from '../kinds/review-form.tsx'
import { ProductDetail } from '../parts/product-detail.tsx'
import { useProduct } from '../queries.ts'
import { useStartPlan } from '../use-start-plan.ts'

const route = getRouteApi('/product/$id')

/** /product/{id}: a product, its plans and videos; with `edit` its form. */
export function ProductPage() {
  const { t } = useTranslation()
  const { id } = route.useParams()
  const { edit, make } = route.useSearch()
  const { data: product, error, refetch } = useProduct(id)
  usePageTitle(product?.name ?? t('titles.product'))
  // Of one that the plan has no room for nothing is changed or made: its page says why.
  if (product?.isLocked) return <ProductDetail product={product} />
  if (product && make) return <Kind key={make} product={product} make={make} />
  if (product) return edit ? <Edit product={product} /> : <ProductDetail product={product} />
  return (
    <Page>
      {error ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack aria-busy="true">
          <Skeleton height="2.25rem" width="18rem" />
          <Skeleton height="10rem" radius="md" />
          <Skeleton height="14rem" radius="md" />
        </Stack>
      )}
    </Page>
  )
}

/** The form of a review ad or a promotion, before its plan. */
function Kind({ product, make }: { product: Product; make: 'review' | 'promotion' }) {
  const { t } = useTranslation()
  return (
    <>
      <CreationSteps now={1} />
      <Page width="form">
        <PageHead
          title={t(`products.title_${make}`, { name: product.name })}
          lead={t(`products.lead_${make}`)}
        />
        {make === 'review' ? (
          <ReviewAdForm subject={{ of: 'product', id: product._id }} language={product.language} />
        ) : (
          <PromotionAdForm product={product} />
        )}
      </Page>
    </>
  )
}

function Edit({ product }: { product: Product }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const plan = useStartPlan()
  const show = () => void navigate({ to: '/product/$id', params: { id: product._id } })
  return (
    <>
      <CreationSteps now={1} />
      <Page width="form">
        <PageHead title={t('products.editTitle')} lead={t('products.editLead')} />
        <LoadedForm
          product={product}
          isGoingOn={plan.isPending}
          onCancel={show}
          onSaved={(saved, aim) => (aim === 'plan' ? plan.start(saved._id, show) : show())}
        />
      </Page>
    </>
  )
}
