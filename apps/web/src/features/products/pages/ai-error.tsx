import type { AiRequest } from '@clipmint/contract'
import { EmptyState, Page } from '@clipmint/ui'
import { Button, Group, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { queries } from '../../../api/index.ts'
import { ButtonLink } from '../../../app/links.tsx'
import { planAddress } from '../../templates/index.ts'
import { useStartPlan } from '../use-start-plan.ts'

const route = getRouteApi('/ai/error')
const FAILED = 9

/** /ai/error: a plan that did not come about, with the way to another try. One that did leads to its templates. */
export function AiErrorPage() {
  const { t } = useTranslation()
  const { request: id } = route.useSearch()
  const { data: request, isLoading } = useQuery({
    ...queries.aiRequests.get({ params: { id: id ?? '' } }),
    enabled: id !== undefined,
    select: ({ result }) => result,
  })
  if (isLoading)
    return (
      <Page>
        <Skeleton height="20rem" radius="md" role="status" aria-label={t('common.loading')} />
      </Page>
    )
  if (request && request.status !== FAILED) return <Navigate {...planAddress(request)} replace />
  return (
    <Page>
      <EmptyState
        order={1}
        picture="broken"
        title={t('products.aiErrorTitle')}
        text={t(textOf(request))}
        action={
          <Group justify="center">
            {request?.placeId ? (
              <ToPlace placeId={request.placeId} category={request.category} />
            ) : request?.productId ? (
              <ToProduct productId={request.productId} category={request.category} />
            ) : (
              <ButtonLink to="/products" size="md">
                {t('products.toProducts')}
              </ButtonLink>
            )}
          </Group>
        }
      />
    </Page>
  )
}

/** What was kept, and what helps: of a plan of this kind. */
function textOf(request: Pick<AiRequest, 'category'> | undefined) {
  switch (request?.category) {
    case 'review':
      return 'products.aiErrorText_review'
    case 'promotion':
      return 'products.aiErrorText_promotion'
    case 'place':
      return 'products.aiErrorText_place'
    default:
      return 'products.aiErrorText'
  }
}

type Of = Pick<AiRequest, 'category'>

/** Back to the place: to the reviews, or to what it says of itself. */
function ToPlace({ placeId, category }: Of & { placeId: string }) {
  const { t } = useTranslation()
  const isReview = category === 'review'
  return (
    <ButtonLink
      to="/place/$id"
      params={{ id: placeId }}
      search={isReview ? { make: 'review' } : {}}
      size="md"
    >
      {t(isReview ? 'products.aiEdit_review' : 'products.aiToPlace')}
    </ButtonLink>
  )
}

/** Another try, or back to what was put in. */
function ToProduct({ productId, category }: Of & { productId: string }) {
  const { t } = useTranslation()
  const plan = useStartPlan()
  const make = category === 'review' || category === 'promotion' ? category : null
  return (
    <>
      {make === null ? (
        <Button size="md" loading={plan.isPending} onClick={() => plan.start(productId)}>
          {t('products.aiRetry')}
        </Button>
      ) : null}
      <ButtonLink
        to="/product/$id"
        params={{ id: productId }}
        search={make === null ? { edit: true } : { make }}
        variant="default"
        size="md"
      >
        {t(make === null ? 'products.aiEdit' : `products.aiEdit_${make}`)}
      </ButtonLink>
    </>
  )
}
