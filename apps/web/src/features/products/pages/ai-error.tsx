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
  return (
    <Page>
      <EmptyState
        order={1}
        picture="broken"
        title={t('products.aiErrorTitle')}
        text={t('products.aiErrorText')}
        action={
          <Group justify="center">
            {request ? (
              <>
                <Button size="md" loading={plan.isPending} onClick={() => plan.start(request.productId)}>
                  {t('products.aiRetry')}
                </Button>
                <ButtonLink
                  to="/product/$id"
                  params={{ id: request.productId }}
                  search={{ edit: true }}
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
