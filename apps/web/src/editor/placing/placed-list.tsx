import type { Placed } from '@clipmint/editor'
import { Button } from '@mantine/core'
import { ArrowRight, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useSceneName, useSlotName } from '../session/names.ts'
import { useAssets, useSession } from '../session/use-session.ts'
import { useShowSlot } from '../stage/use-show-slot.ts'

import classes from './placed-list.module.css'

/** What automatic placing changed, place by place with before and after, and the way back. */
export function PlacedList({ placed, onUndo }: { placed: readonly Placed[]; onUndo: () => void }) {
  const { t } = useTranslation()
  if (placed.length === 0) return <p className={classes['nothing']}>{t('placing.nothing')}</p>
  return (
    <section className={classes['placed']} aria-label={t('placing.changes')}>
      <header>
        <b>{t('placing.done', { count: placed.length })}</b>
        <Button
          size="xs"
          variant="subtle"
          leftSection={<Undo2 aria-hidden="true" size="1rem" />}
          onClick={onUndo}
        >
          {t('placing.undo')}
        </Button>
      </header>
      <ul>
        {placed.map((change) => (
          <Row key={change.slotId} {...change} />
        ))}
      </ul>
    </section>
  )
}

function Row({ slotId, before, after }: Placed) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const assets = useAssets()
  const showSlot = useShowSlot()
  const slotName = useSlotName()
  const sceneName = useSceneName()
  const slot = editor.slots.get(slotId)
  const had = before === null ? undefined : assets.get(before)
  const has = assets.get(after)
  if (!slot) return null
  const place = `${sceneName(slot.scene, slot.sceneIndex)} · ${slotName(slot)}`
  return (
    <li>
      <button
        type="button"
        title={t('placing.goTo', { place })}
        onClick={() => {
          editor.select(slotId)
          showSlot(slotId)
        }}
      >
        <span className={classes['words']}>{place}</span>
        <span className={classes['pictures']}>
          {had ? (
            <img src={had.thumbnail} alt={t('placing.was', { name: had.originalName })} />
          ) : (
            <span className={classes['empty']} role="img" aria-label={t('placing.wasEmpty')} />
          )}
          <ArrowRight aria-hidden="true" size="0.875rem" />
          {has ? <img src={has.thumbnail} alt={t('placing.is', { name: has.originalName })} /> : null}
        </span>
      </button>
    </li>
  )
}
