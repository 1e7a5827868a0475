import { CardGridSkeleton, Page } from '@clipmint/ui'
import { Navigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { ownAddress, type PlanOf } from '../choose/own-address.ts'
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

function Choosing({ of }: { of: PlanOf }) {
  const { t } = useTranslation()
  const { category, reqId = '' } = useParams({ strict: false })
  const { data, error, refetch } = useAiRequest(reqId)
  // The engine is fetched while the plan is made.
  useEffect(() => void loadRoom().catch(() => undefined), [])
  useTopWhenReplanned(data?.result.replans)
  if (data?.result.status === 9) return <Navigate to="/ai/error" search={{ request: reqId }} replace />
  const own = data ? ownAddress(data.result, { of, category }) : null
  if (own) return <Navigate {...own} search={(known) => known} replace />
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

/** Who asked for other stories further down the page sees them from the first one on. */
function useTopWhenReplanned(replans: number | undefined): void {
  const seen = useRef(replans)
  useEffect(() => {
    if (seen.current !== undefined && replans !== undefined && seen.current !== replans) scrollTo({ top: 0 })
    seen.current = replans ?? seen.current
  }, [replans])
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <Page>
      <CardGridSkeleton label={t('common.loading')} count={5} />
    </Page>
  )
}
