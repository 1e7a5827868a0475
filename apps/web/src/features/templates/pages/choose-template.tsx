import type { AiRequest } from '@clipmint/contract'
import { CardGridSkeleton, Page } from '@clipmint/ui'
import { Navigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { Planning } from '../choose/planning.tsx'
import { isPlanning, useAiRequest } from '../choose/queries.ts'
import { CreationSteps } from '../parts/creation-steps.tsx'

const loadRoom = () => import('../choose/choose-room.tsx')
const ChooseRoom = lazy(async () => ({ default: (await loadRoom()).ChooseRoom }))

/** /product/store/{category}/{reqId}: the plan of a product, and the templates with its words and pictures in them. */
export function ChooseTemplatePage() {
  return <Choosing of="product" />
}

/** /place/store/{category}/{reqId}: the same for a place. */
export function ChoosePlaceTemplatePage() {
  return <Choosing of="place" />
}

type Of = 'product' | 'place'

function Choosing({ of }: { of: Of }) {
  const { t } = useTranslation()
  const { category, reqId = '' } = useParams({ strict: false })
  const { data, error, refetch } = useAiRequest(reqId)
  // The engine is fetched while the plan is made.
  useEffect(() => void loadRoom().catch(() => undefined), [])
  if (data?.result.status === 9) return <Navigate to="/ai/error" search={{ request: reqId }} replace />
  if (data && !isAt(data.result, { of, category })) {
    const { category: own, placeId } = data.result
    const to = placeId === null ? '/product/store/$category/$reqId' : '/place/store/$category/$reqId'
    return <Navigate to={to} params={{ category: own, reqId }} search={(known) => known} replace />
  }
  return (
    <>
      <CreationSteps
        now={2}
        aside={
          <ButtonLink to={`/${of}s`} variant="subtle" size="xs">
            {t('templates.later')}
          </ButtonLink>
        }
      />
      {error && !data ? (
        <Page width="form">
          <FailureNote error={error} onRetry={() => void refetch()} />
        </Page>
      ) : null}
      {data?.data && !isPlanning(data.result) ? (
        <Suspense fallback={<Waiting />}>
          <ChooseRoom request={data.result} plan={data.data} answer={data} />
        </Suspense>
      ) : null}
      {data && isPlanning(data.result) ? <Planning request={data.result} /> : null}
      {data || error ? null : <Waiting />}
    </>
  )
}

/** Whether an address is the request's own: what is made of places is shown to their market alone. */
function isAt(
  { placeId, category }: Pick<AiRequest, 'placeId' | 'category'>,
  at: { of: Of; category: string | undefined },
): boolean {
  return at.category === category && at.of === (placeId === null ? 'product' : 'place')
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <Page>
      <CardGridSkeleton label={t('common.loading')} count={5} />
    </Page>
  )
}
