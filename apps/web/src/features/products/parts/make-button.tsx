import type { Product } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { useStartPlan } from '../use-start-plan.ts'

/** Planned and not yet made: the owner goes on where they left. */
const openStatuses: readonly number[] = [1, 2]

type MakeButtonProps = { product: Product; size: 'sm' | 'md'; variant?: 'filled' | 'default' }

/** The way from a product to a video: on with the plan that is waiting, or a new one. */
export function MakeButton({ product, size, variant = 'filled' }: MakeButtonProps) {
  const { t } = useTranslation()
  const plan = useStartPlan()
  const { lastRequest } = product
  if (lastRequest && openStatuses.includes(lastRequest.status)) {
    return (
      <ButtonLink
        to="/product/store/$category/$reqId"
        params={{ category: lastRequest.category, reqId: lastRequest._id }}
        size={size}
        variant={variant}
      >
        {t('products.goOn')}
      </ButtonLink>
    )
  }
  return (
    <Button size={size} variant={variant} loading={plan.isPending} onClick={() => plan.start(product._id)}>
      {t('products.makeVideo')}
    </Button>
  )
}
