import { Page, PageHead } from '@clipmint/ui'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { RoomNote } from '../../account/index.ts'
import { CreationSteps } from '../../templates/index.ts'
import { LoadedForm } from '../form/loaded-form.tsx'
import { useStartPlan } from '../use-start-plan.ts'

/** /product: registers a product and goes on to its video. */
export function NewProductPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const plan = useStartPlan()
  return (
    <>
      <CreationSteps now={1} />
      <Page width="form">
        <PageHead title={t('products.newTitle')} lead={t('products.newLead')} />
        <RoomNote of="products" hasWayBack />
        <LoadedForm
          product={null}
          isGoingOn={plan.isPending}
          onSaved={({ _id: id }, aim) => {
            const show = () => void navigate({ to: '/product/$id', params: { id } })
            if (aim === 'plan') plan.start(id, show)
            else show()
          }}
        />
      </Page>
    </>
  )
}
