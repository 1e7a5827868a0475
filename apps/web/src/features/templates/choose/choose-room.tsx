import {
  type AiPlan,
  type AiRequest,
  type AskTopic,
  openingFile,
  type Product,
  type RequestField,
} from '@clipmint/contract'
import { Page } from '@clipmint/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useFields } from '../make/fields.ts'
import { useKnownFiles } from '../preview/desk.ts'
import { roomForAnswer } from './answer.ts'
import { AskMore } from './ask-more.tsx'
import { LeftOutNote } from './left-out-note.tsx'
import { MakeBar } from './make-bar.tsx'
import { BatchPanel } from './make-many/batch-panel.tsx'
import { ManyButton } from './make-many/many-button.tsx'
import { openingWith } from './order.ts'
import { PlanNotes } from './plan-notes.tsx'
import { mayReplan, type RequestFiles, useFiles, useProductOf, useRanking } from './queries.ts'
import { Rail } from './rail.tsx'
import { ReplanLine, ReplanOutcome } from './replan-line.tsx'
import { StoryList } from './story-list.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { useChoice } from './use-choice.ts'

import classes from './choose-room.module.css'

const noFields: readonly RequestField[] = []
const noTopics: readonly AskTopic[] = []

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
  const asks = product && canAnswer(request, product) ? (plan.asks ?? noTopics) : noTopics
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
            <BatchPanel requestId={request._id} plan={plan} />
            <div className={classes['top']}>
              <h1 className={classes['title']}>{t('templates.which')}</h1>
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
            <ReplanOutcome request={request} ranking={ranking.data} />
            <StoryList
              plan={plan}
              without={choice.without}
              value={scenario.id}
              onChange={choice.chooseScenario}
            >
              <LeftOutNote request={request} plan={plan} />
            </StoryList>
            {asks.length > 0 && product ? (
              <AskMore key={`ask-${request.replans}`} request={request} product={product} topics={asks} />
            ) : null}
            <ReplanLine key={`replan-${request.replans}`} request={request} />
            <PlanNotes plan={plan} isAsked={asks.length > 0} fields={fields} />
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

/** An answer needs a product to join, room in what is said of it, and stories that may still be written anew. */
function canAnswer(request: AiRequest, { info }: Product): boolean {
  return request.category === 'product' && mayReplan(request) && roomForAnswer(info) > 0
}
