import { Page, PageHead } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { pageData, queries } from '../../../api/index.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { NothingHere } from '../../../app/nothing-here.tsx'
import { CurrencyField } from '../checkout/currency-field.tsx'
import { OnceCheckout } from '../checkout/once-checkout.tsx'
import { VideoCard } from '../checkout/video-card.tsx'
import { payableOf } from '../plan-choice.ts'
import { usePlans } from '../queries.ts'

const route = getRouteApi('/projects/purchase/$subtemplateId')

/** /projects/purchase/{subtemplateId}: the service's mark taken off one video. */
export function RemoveMarkPage() {
  const { t } = useTranslation()
  const { subtemplateId: id } = route.useParams()
  const { currency: wished } = route.useSearch()
  const navigate = route.useNavigate()
  const plans = usePlans()
  const project = useQuery({
    ...pageData(queries.projects.get({ params: { id } })),
    select: ({ result }) => result,
  })
  if (project.data && !project.data.watermark)
    return (
      <NothingHere picture="videos" title={t('checkout.noMark')} text={t('checkout.noMarkText')}>
        <ButtonLink to="/projects/done/$id" params={{ id }}>
          {t('checkout.toVideo')}
        </ButtonLink>
      </NothingHere>
    )
  const error = plans.error ?? project.error
  const currency = payableOf(wished ?? plans.data?.currency ?? 'KRW', plans.data?.currencies ?? [])
  return (
    <Page>
      <PageHead title={t('checkout.removeMark')} lead={t('checkout.removeMarkLead')} />
      {plans.data && project.data ? (
        <OnceCheckout
          order={{
            item: 'watermark',
            currency,
            video: { projectId: id, templateId: project.data.templateId },
          }}
        >
          <VideoCard project={project.data} />
          {plans.data.currencies.length > 1 ? (
            <CurrencyField
              currencies={plans.data.currencies}
              value={currency}
              onChange={(chosen) =>
                void navigate({ search: { currency: chosen }, replace: true, resetScroll: false })
              }
            />
          ) : null}
        </OnceCheckout>
      ) : error ? (
        <FailureNote error={error} onRetry={() => void Promise.all([plans.refetch(), project.refetch()])} />
      ) : (
        <Skeleton height="24rem" radius="md" />
      )}
    </Page>
  )
}
