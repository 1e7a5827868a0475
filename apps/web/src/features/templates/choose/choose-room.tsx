import { type AiPlan, type AiRequest, openingFile, type RequestField } from '@clipmint/contract'
import { Page } from '@clipmint/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useFields } from '../make/fields.ts'
import { useKnownFiles } from '../preview/desk.ts'
import { AngleRow } from './angle-row.tsx'
import { MakeBar } from './make-bar.tsx'
import { BatchPanel } from './make-many/batch-panel.tsx'
import { ManyButton } from './make-many/many-button.tsx'
import { openingWith } from './order.ts'
import { PlanNotes } from './plan-notes.tsx'
import { type RequestFiles, useFiles, useProductOf, useRanking } from './queries.ts'
import { Rail } from './rail.tsx'
import { TemplateChoice } from './template-choice.tsx'
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
  const { scenario, used, chosen, ratio, told } = choice
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
          <div>
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
            <PlanNotes request={request} plan={plan} ranking={ranking.data} fields={fields} />
            <TemplateChoice ranking={ranking} choice={choice} files={shown} />
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
