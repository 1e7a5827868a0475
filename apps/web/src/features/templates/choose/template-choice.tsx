import type { Asset } from '@clipmint/contract'
import { CardGridSkeleton } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { RatioSwitch } from '../parts/ratio-switch.tsx'
import type { useRanking } from './queries.ts'
import { TemplateGrid } from './template-grid.tsx'
import type { ChoiceState } from './use-choice.ts'

import classes from './template-choice.module.css'

type TemplateChoiceProps = {
  ranking: ReturnType<typeof useRanking>
  choice: ChoiceState
  files: readonly Asset[]
}

/** The templates for the chosen story, best first, and the shape that they are shown in. */
export function TemplateChoice({ ranking, choice, files }: TemplateChoiceProps) {
  const { t } = useTranslation()
  const { ordered, ratio } = choice
  return (
    <>
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
      {ordered ? <Templates ordered={ordered} choice={choice} files={files} /> : null}
      {!ordered && !ranking.isError ? (
        <CardGridSkeleton label={t('common.loading')} ratio={ratio.replace(':', ' / ')} />
      ) : null}
    </>
  )
}

type TemplatesProps = {
  ordered: NonNullable<ChoiceState['ordered']>
  choice: ChoiceState
  files: readonly Asset[]
}

/** They play with the owner's words; without a single point there is nothing that they could say. */
function Templates({ ordered, choice, files }: TemplatesProps) {
  const { t } = useTranslation()
  const { scenario, used, chosen, ratio, told } = choice
  if (used.size === 0) return <p className={classes['nothing']}>{t('templates.noPoints')}</p>
  return (
    <TemplateGrid
      list={ordered}
      scenarioId={scenario.id}
      ratio={ratio}
      told={told}
      files={files}
      chosenId={chosen?.template._id ?? null}
      onChoose={choice.chooseTemplate}
    />
  )
}
