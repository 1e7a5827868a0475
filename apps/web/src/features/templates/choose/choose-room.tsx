import { type AiPlan, type AiRequest, openingFile, type RequestField } from '@clipmint/contract'
import { CardGridSkeleton, Page } from '@clipmint/ui'
import { Lightbulb, Star } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { useFields } from '../make/fields.ts'
import { RatioSwitch } from '../parts/ratio-switch.tsx'
import { useKnownFiles } from '../preview/desk.ts'
import { AngleRow } from './angle-row.tsx'
import { DiversityNote } from './diversity-note.tsx'
import { MakeBar } from './make-bar.tsx'
import { BatchPanel } from './make-many/batch-panel.tsx'
import { ManyButton } from './make-many/many-button.tsx'
import { openingWith } from './order.ts'
import { type RequestFiles, useFiles, useProductOf, useRanking } from './queries.ts'
import { Rail } from './rail.tsx'
import { TemplateGrid } from './template-grid.tsx'
import { TodayNote } from './today-note.tsx'
import { useChoice } from './use-choice.ts'
import { WriterNote } from './writer-note.tsx'

import classes from './choose-room.module.css'

const noFields: readonly RequestField[] = []

type ChooseRoomProps = {
  request: AiRequest
  plan: AiPlan
  answer: RequestFiles
}

/** Everything there is to choose of a planned video: what it says, from which side, in which template and shape. */
export function ChooseRoom({ request, plan, answer }: ChooseRoomProps) {
  const { t } = useTranslation()
  const { data: product } = useProductOf(request)
  const files = useFiles(answer)
  const ranking = useRanking(request)
  const { data: fields = noFields } = useFields(request._id)
  const choice = useChoice(plan, ranking.data?.list, fields)
  const opening = openingFile(ranking.data?.list ?? [], choice.scenario.id)
  const shown = useMemo(() => openingWith(files, opening), [files, opening])
  useKnownFiles(files)
  const { ordered, scenario, used, chosen, ratio, told } = choice
  return (
    <>
      <Page>
        <div className={classes['room']}>
          <Rail
            request={request}
            plan={plan}
            input={answer.input}
            product={product ?? null}
            files={files}
            choice={choice}
          />
          <div className={classes['main']}>
            <BatchPanel requestId={request._id} />
            <div className={classes['top']}>
              <header className={classes['title']}>
                <h1>{t('templates.which')}</h1>
                <WriterNote plan={plan} />
              </header>
              {ranking.data && plan.scenarios.length > 1 ? (
                <ManyButton
                  requestId={request._id}
                  plan={plan}
                  ranking={ranking.data.list}
                  choice={choice}
                  files={files}
                />
              ) : null}
            </div>
            <AngleRow scenarios={plan.scenarios} value={scenario.id} onChange={choice.chooseScenario} />
            {plan.fewer ? (
              <p className={classes['notice']}>
                <Lightbulb aria-hidden="true" size="1rem" />
                {t(`leftOut.fewer_${plan.fewer}`, { count: plan.scenarios.length })}
              </p>
            ) : null}
            {ranking.data ? (
              <DiversityNote
                key={request.replans}
                request={request}
                count={plan.scenarios.length}
                diversity={ranking.data.diversity}
                before={ranking.data.before}
              />
            ) : null}
            <TodayNote fields={fields} />
            {plan.ratings?.mixed ? (
              <p className={classes['notice']}>
                <Star aria-hidden="true" size="1rem" />
                {t('templates.mixedRatings', plan.ratings)}
              </p>
            ) : null}
            <div className={classes['head']}>
              <div>
                <h2>
                  {ordered ? t('templates.gridTitle', { count: ordered.length }) : t('templates.gridLoading')}
                </h2>
                <p>{t('templates.gridNote')}</p>
              </div>
              <RatioSwitch value={ratio} onChange={choice.chooseRatio} />
            </div>
            {ranking.isError ? (
              <FailureNote
                error={ranking.error}
                cost={t('templates.rankingFailed')}
                onRetry={() => void ranking.refetch()}
              />
            ) : null}
            {ordered && used.size > 0 ? (
              <TemplateGrid
                list={ordered}
                scenarioId={scenario.id}
                ratio={ratio}
                told={told}
                files={shown}
                chosenId={chosen?.template._id ?? null}
                onChoose={choice.chooseTemplate}
              />
            ) : null}
            {ordered && used.size === 0 ? (
              <p className={classes['nothing']}>{t('templates.noPoints')}</p>
            ) : null}
            {!ordered && !ranking.isError ? (
              <CardGridSkeleton label={t('common.loading')} ratio={ratio.replace(':', ' / ')} />
            ) : null}
          </div>
        </div>
      </Page>
      {chosen ? (
        <MakeBar
          request={request}
          card={chosen.template}
          scenarioId={scenario.id}
          ratio={ratio}
          told={told}
          files={shown}
          isBlocked={used.size === 0}
        />
      ) : null}
    </>
  )
}
