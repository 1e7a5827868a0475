import { EmptyState, Page } from '@clipmint/ui'
import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { queries } from '../../../api/index.ts'
import { ButtonLink } from '../../../app/links.tsx'
import { useStartPlan } from '../use-start-plan.ts'

const route = getRouteApi('/ai/error')

/** /ai/error: a plan that did not come about, with the way to another try. */
export function AiErrorPage() {
  const { t } = useTranslation()
  const { request: id } = route.useSearch()
  const plan = useStartPlan()
  const { data: request } = useQuery({
    ...queries.aiRequests.get({ params: { id: id ?? '' } }),
    enabled: id !== undefined,
    select: ({ result }) => result,
  })
  const productId = request?.productId ?? null
  const make = request?.category === 'review' || request?.category === 'promotion' ? request.category : null
  return (
    <Page>
      <EmptyState
        order={1}
        picture="broken"
        title={t('products.aiErrorTitle')}
        text={t('products.aiErrorText')}
        action={
          <Group justify="center">
            {productId ? (
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
                  {t('products.aiEdit')}
                </ButtonLink>
              </>
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
