import { type AiPlan, type Asset, bestForEach, openingFile, type Recommendation } from '@clipmint/contract'
import { CostButton } from '@clipmint/ui'
import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../../app/failure-note.tsx'
import { useGiveBackFocus } from '../../../../app/give-back-focus.ts'
import { AnchorLink } from '../../../../app/links.tsx'
import { useFormats } from '../../../../locales/use-words.ts'
import { useLimit } from '../../../account/index.ts'
import { useMakeVideos } from '../queries.ts'
import type { ChoiceState } from '../use-choice.ts'
import { ManyRow } from './many-row.tsx'
import { shareOut } from './share-out.ts'

import classes from './many-dialog.module.css'

export type ManyProps = {
  requestId: string
  plan: AiPlan
  ranking: readonly Recommendation[]
  choice: ChoiceState
  files: readonly Asset[]
}

/** Several stories of a plan, each to become a video; what they cost stands on the button before it is pressed. */
export function ManyDialog({
  requestId,
  plan,
  ranking,
  choice,
  files,
  onClose,
}: ManyProps & { onClose: () => void }) {
  const { t } = useTranslation()
  useGiveBackFocus()
  const make = useMakeVideos()
  const { data: limit } = useLimit()
  // The story that was looked at; which others there will be, and what they cost, the owner says.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([choice.scenario.id]))
  const scenarioIds = plan.scenarios.map(({ id }) => id).filter((id) => chosen.has(id))
  const credits = limit?.credits
  const { made, after } = shareOut(scenarioIds.length, credits?.left ?? 0)
  const start = () =>
    make.mutate(
      { requestId, scenarioIds, ratio: choice.ratio, without: choice.without },
      { onSuccess: onClose },
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('makeMany.title')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className={classes['note']}>{t('makeMany.note')}</p>
      <fieldset className={classes['list']}>
        <legend className={classes['legend']}>{t('makeMany.stories')}</legend>
        {plan.scenarios.map((scenario) => {
          const at = scenarioIds.indexOf(scenario.id)
          const ids = plan.scenarios.map(({ id }) => id).filter((id) => id === scenario.id || chosen.has(id))
          return (
            <ManyRow
              key={scenario.id}
              plan={plan}
              scenario={scenario}
              // Of one that is not chosen, what it would be made in.
              card={bestForEach(ranking, ids)[ids.indexOf(scenario.id)]?.template ?? null}
              isChosen={at >= 0}
              choice={choice}
              files={files}
              opening={openingFile(ranking, scenario.id)}
              // Beyond what there are credits for, in the order that they would be made in.
              isUnpaid={credits !== undefined && at >= made}
              onChoose={(isChosen) => setChosen(changed(chosen, scenario.id, isChosen))}
            />
          )
        })}
      </fieldset>
      <div className={classes['foot']}>
        <PriceNote chosen={scenarioIds.length} />
        {make.isError ? <FailureNote error={make.error} cost={t('templates.nothingSpent')} /> : null}
        <CostButton
          fullWidth
          className={classes['button'] ?? ''}
          verb={made > 0 ? t('makeMany.make', { count: made }) : t('makeMany.choose')}
          cost={made > 0 ? t('makeMany.cost', { count: made, after }) : null}
          loading={make.isPending}
          disabled={made === 0}
          onClick={start}
        />
      </div>
    </Modal>
  )
}

/** Says before it is pressed that there will be fewer, or why there can be none. */
function PriceNote({ chosen }: { chosen: number }) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const credits = useLimit().data?.credits
  if (!credits) return null
  const { left, renewsAt } = credits
  const { made: count, isShort } = shareOut(chosen, left)
  return (
    <p className={classes['price']} data-short={isShort || left === 0} role="status">
      {left === 0
        ? t('makeMany.none', { date: date(renewsAt) })
        : isShort
          ? t('makeMany.short', { left, chosen, count })
          : t('makeMany.priceAfter')}{' '}
      {left === 0 || isShort ? (
        <AnchorLink inherit underline="always" to="/purchase">
          {t('credits.buy')}
        </AnchorLink>
      ) : null}
    </p>
  )
}

function changed(chosen: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> {
  const next = new Set(chosen)
  if (isChosen) next.add(id)
  else next.delete(id)
  return next
}
