import type { Asset } from '@clipmint/contract'
import { Button, Group, Slider } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { MediaSlot } from '../media/use-active-slot.ts'
import { useScreen } from '../session/screen.ts'
import { useAssets, useEditorState, useSession } from '../session/use-session.ts'
import { CropFrame } from './crop-frame.tsx'
import { mostZoom } from './crop-math.ts'
import { CropRatios } from './crop-ratios.tsx'
import { EditorModal } from './editor-modal.tsx'
import { LookTools } from './look-tools.tsx'
import { type Framing, useFraming } from './use-framing.ts'

import classes from './crop-dialog.module.css'

/** Chooses what is seen of a picture: its part in each ratio, which way up, in which colours. */
export function CropDialog({ slotId }: { slotId: string }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const assets = useAssets()
  const assetId = useEditorState(({ work }) => work.userSource.media[slotId]?.assetId)
  const slot = editor.slots.get(slotId)
  const asset = assetId === undefined ? undefined : assets.get(assetId)
  if (slot?.kind !== 'media' || !asset) return null
  return (
    <EditorModal title={t(asset.type === 'video' ? 'framing.clipTitle' : 'framing.title')} size="54rem">
      <CropForm slot={slot} asset={asset} />
    </EditorModal>
  )
}

function CropForm({ slot, asset }: { slot: MediaSlot; asset: Asset }) {
  const { t } = useTranslation()
  const { close } = useScreen()
  const shown = useEditorState(({ work }) => work.userSource.ratio)
  const [ratio, choose] = useState(shown)
  const framing = useFraming(slot, asset)
  const place = framing.placeIn(ratio)
  return (
    <>
      <div className={classes['form']}>
        <div>
          {place ? (
            <CropPart {...{ asset, framing, ratio, place }} />
          ) : (
            <p>{t('editor.textNotHere', { ratio })}</p>
          )}
        </div>
        <div>
          <CropRatios asset={asset} framing={framing} ratio={ratio} onChoose={choose} />
          <LookTools asset={asset} framing={framing} />
        </div>
      </div>
      <Group className={classes['foot'] ?? ''} justify="flex-end" gap="xs">
        <Button variant="default" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button
          onClick={() => {
            framing.save()
            close()
          }}
        >
          {t('editor.apply')}
        </Button>
      </Group>
    </>
  )
}

type CropPartProps = {
  asset: Asset
  framing: Framing
  ratio: Parameters<Framing['viewIn']>[0]
  place: { width: number; height: number }
}

function CropPart({ asset, framing, ratio, place }: CropPartProps) {
  const { t } = useTranslation()
  const id = useId()
  const view = framing.viewIn(ratio)
  if (!view) return null
  return (
    <>
      <CropFrame
        asset={asset}
        framing={framing}
        ratio={ratio}
        place={place}
        view={view}
        onChange={(next) => framing.move(ratio, next)}
      />
      <p id={id} className={classes['label']}>
        {t('editor.cropZoom')}
      </p>
      <Slider
        thumbProps={{ 'aria-labelledby': id, 'aria-valuetext': `${Math.round(view.zoom * 100)}%` }}
        label={null}
        min={1}
        max={mostZoom(framing.file, place)}
        step={0.05}
        value={view.zoom}
        onChange={(zoom) => framing.move(ratio, { ...view, zoom })}
      />
      <Group justify="space-between" mt="sm" gap="xs">
        <Button
          variant="subtle"
          size="sm"
          disabled={framing.isAuto(ratio)}
          onClick={() => framing.reset(ratio)}
        >
          {t('editor.cropReset')}
        </Button>
        <Button variant="soft" size="sm" onClick={() => framing.toAll(ratio)}>
          {t('framing.toAll')}
        </Button>
      </Group>
    </>
  )
}
