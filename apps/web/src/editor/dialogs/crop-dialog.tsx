import type { Asset } from '@clipmint/contract'
import { Button, Group, Slider } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { MediaSlot } from '../media/use-active-slot.ts'
import { useScreen } from '../session/screen.ts'
import { useAssets, useEditorState, useSession } from '../session/use-session.ts'
import { CropFrame } from './crop-frame.tsx'
import { boundedView, cropOf, type CropView, mostZoom, viewOf } from './crop-math.ts'
import { EditorModal } from './editor-modal.tsx'

import classes from './crop-dialog.module.css'

/** Chooses which part of a picture its place shows in the ratio in hand. */
export function CropDialog({ slotId }: { slotId: string }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const assets = useAssets()
  const assetId = useEditorState(({ work }) => work.userSource.media[slotId]?.assetId)
  const ratio = useEditorState(({ work }) => work.userSource.ratio)
  const slot = editor.slots.get(slotId)
  const asset = assetId === undefined ? undefined : assets.get(assetId)
  const box = slot?.kind === 'media' ? slot.layer.layout[ratio] : null
  if (slot?.kind !== 'media' || !asset) return null
  return (
    <EditorModal title={t('editor.cropTitle', { ratio })}>
      {box ? (
        <CropForm slot={slot} asset={asset} place={{ width: box.w, height: box.h }} />
      ) : (
        <p>{t('editor.textNotHere', { ratio })}</p>
      )}
    </EditorModal>
  )
}

type CropFormProps = { slot: MediaSlot; asset: Asset; place: { width: number; height: number } }

function CropForm({ slot, asset, place }: CropFormProps) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const { close } = useScreen()
  const file = asset.resolution
  const { ratio } = editor.state.work.userSource
  const saved = editor.state.work.userSource.media[slot.id]?.crop?.[ratio] ?? null
  const auto = viewOf(null, asset.focal, file, place)
  const [view, setView] = useState(() => viewOf(saved, asset.focal, file, place))
  const [isAuto, setAuto] = useState(saved === null)
  const change = (next: CropView) => {
    setAuto(false)
    setView(boundedView(next, file, place))
  }
  return (
    <>
      <CropFrame asset={asset} place={place} view={view} onChange={change} />
      <p id="crop-zoom" className={classes['label']}>
        {t('editor.cropZoom')}
      </p>
      <Slider
        thumbProps={{ 'aria-labelledby': 'crop-zoom', 'aria-valuetext': `${Math.round(view.zoom * 100)}%` }}
        label={null}
        min={1}
        max={mostZoom(file, place)}
        step={0.05}
        value={view.zoom}
        onChange={(zoom) => change({ ...view, zoom })}
      />
      <Group justify="space-between" mt="lg">
        <Button
          variant="subtle"
          disabled={isAuto}
          onClick={() => {
            setView(auto)
            setAuto(true)
          }}
        >
          {t('editor.cropReset')}
        </Button>
        <Group gap="xs">
          <Button variant="default" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button
            onClick={() => {
              editor.setCrop(slot.id, isAuto ? null : cropOf(view, file, place))
              editor.endRun()
              close()
            }}
          >
            {t('editor.apply')}
          </Button>
        </Group>
      </Group>
    </>
  )
}
