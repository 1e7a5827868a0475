import { useTranslation } from 'react-i18next'

import { useFormats } from '../../locales/use-words.ts'
import { useSlotWarnings } from '../quality/slot-warnings.ts'
import { useSceneName, useSlotName } from '../session/names.ts'
import { useAssets, useEditorState, useSession } from '../session/use-session.ts'
import { useShowSlot } from '../stage/use-show-slot.ts'
import { byScene } from './by-scene.ts'
import { type MediaSlot, useActiveMediaSlot, useMediaSlots } from './use-active-slot.ts'
import { usePartners } from './use-partners.ts'
import { usePlaceDropped } from './use-place-dropped.ts'

import classes from './slot-frames.module.css'

/** The places for pictures as numbered frames, scene by scene: press one to fill it, or drop a picture on it. */
export function SlotFrames() {
  const { t } = useTranslation()
  const sceneName = useSceneName()
  const slots = useMediaSlots()
  const active = useActiveMediaSlot()
  const partners = usePartners(active)
  return (
    <ul className={classes['frames']} aria-label={t('editor.mediaSlots')}>
      {byScene(slots).map(({ scene, sceneIndex, places }) => (
        <li key={scene.id}>
          <p className={classes['scene']} title={sceneName(scene, sceneIndex)}>
            {sceneName(scene, sceneIndex)}
          </p>
          <ul className={classes['places']} aria-label={sceneName(scene, sceneIndex)}>
            {places.map(({ slot, number }) => (
              <Frame
                key={slot.id}
                slot={slot}
                number={number}
                isActive={slot.id === active?.id}
                isPartner={partners.includes(slot.id)}
              />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

type FrameProps = { slot: MediaSlot; number: number; isActive: boolean; isPartner: boolean }

function Frame({ slot, number, isActive, isPartner }: FrameProps) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const showSlot = useShowSlot()
  const nameOf = useSlotName()
  const sceneName = useSceneName()
  const assets = useAssets()
  const assetId = useEditorState(({ work }) => work.userSource.media[slot.id]?.assetId)
  const asset = assetId === undefined ? undefined : assets.get(assetId)
  const { isOver, ...drop } = usePlaceDropped(() => slot.id)
  const warnings = useSlotWarnings(slot)
  const { seconds } = useFormats()
  const length = asset?.duration ? seconds(asset.duration / 1_000) : null
  const said = warnings.map((warning) => t(`storage.quality_${warning}`))
  const state = assetId === undefined ? 'empty' : asset ? 'full' : 'lost'
  const words = {
    empty: t('editor.mediaSlotEmpty'),
    lost: t('editor.mediaSlotLost'),
    full: [asset?.originalName ?? '', ...(length === null ? [] : [length]), ...said].join(', '),
  }
  return (
    <li>
      <button
        type="button"
        className={classes['frame']}
        data-state={state}
        data-over={isOver || undefined}
        data-partner={isPartner || undefined}
        aria-pressed={isActive}
        aria-label={t('editor.mediaSlot', {
          number,
          name: nameOf(slot),
          scene: sceneName(slot.scene, slot.sceneIndex),
          state: words[state],
        })}
        onClick={() => {
          editor.select(slot.id)
          showSlot(slot.id)
        }}
        {...drop}
      >
        {asset ? <img src={asset.thumbnail} alt="" draggable={false} /> : null}
        {warnings.length > 0 ? <span className={classes['warned']} aria-hidden="true" /> : null}
        {length === null ? null : (
          <span className={classes['length']} data-words={length} aria-hidden="true" />
        )}
        <span className={classes['number']} data-words={number} aria-hidden="true" />
      </button>
    </li>
  )
}
