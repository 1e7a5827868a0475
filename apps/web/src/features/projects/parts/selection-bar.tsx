import type { ProjectCard } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import type { Selection } from './use-selection.ts'
import { useTrash } from './use-trash.ts'

import classes from './selection-bar.module.css'

type SelectionBarProps = { list: readonly ProjectCard[]; selection: Selection; isTrash: boolean }

/** What can be done with the chosen videos; it stays in sight while more are chosen. */
export function SelectionBar({ list, selection, isTrash }: SelectionBarProps) {
  const { t } = useTranslation()
  const trash = useTrash()
  const chosen = list.filter(({ _id }) => selection.has(_id))
  const isAll = chosen.length === list.length
  const options = { onDone: selection.end }
  const shared = { size: 'sm', disabled: chosen.length === 0 || trash.isBusy } as const
  return (
    <section className={classes['bar']} aria-label={t('projects.select')}>
      <p role="status">{t('projects.chosen', { count: chosen.length })}</p>
      <Button
        size="sm"
        variant="subtle"
        onClick={() => selection.set(isAll ? [] : list.map(({ _id }) => _id))}
      >
        {t(isAll ? 'projects.chooseNone' : 'projects.chooseAll')}
      </Button>
      <div className={classes['actions']}>
        {isTrash ? (
          <>
            <Button {...shared} variant="default" onClick={() => trash.restore(chosen, options)}>
              {t('projects.restore')}
            </Button>
            <Button {...shared} color="red" onClick={() => trash.deleteForGood(chosen, options)}>
              {t('projects.deleteForGood')}
            </Button>
          </>
        ) : (
          <Button {...shared} onClick={() => trash.trash(chosen, options)}>
            {t('projects.toTrash')}
          </Button>
        )}
        <Button size="sm" variant="default" onClick={selection.end}>
          {t('common.cancel')}
        </Button>
      </div>
    </section>
  )
}
