import { StatusBadge } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { Replace } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { CutoutField } from '../cutout/cutout-field.tsx'
import { MediaActions } from '../media/media-actions.tsx'
import { SharedNote } from '../media/shared-note.tsx'
import type { MediaSlot } from '../media/use-active-slot.ts'
import { useSlotWarnings } from '../quality/slot-warnings.ts'
import { useScreen } from '../session/screen.ts'
import { useAssets, useEditorState } from '../session/use-session.ts'
import { useFilm } from '../stage/use-playback.ts'
import { Credit } from '../stock/credit.tsx'

import classes from './inspector.module.css'

/** A place for a picture: what is in it, how sharp it is, what can be done with it. */
export function MediaInspector({ slot }: { slot: MediaSlot }) {
  const { t } = useTranslation()
  const { showTool, tool } = useScreen()
  const assets = useAssets()
  const assetId = useEditorState(({ work }) => work.userSource.media[slot.id]?.assetId)
  const asset = assetId === undefined ? undefined : assets.get(assetId)
  return (
    <>
      {asset ? (
        <figure className={classes['file']}>
          <img src={asset.thumbnail} alt="" />
          <figcaption>
            <b>{asset.originalName}</b>
            <span>
              {asset.resolution.width}×{asset.resolution.height}
            </span>
            <Sharpness slot={slot} />
            {asset.attribution ? <Credit of={asset.attribution} /> : null}
          </figcaption>
        </figure>
      ) : (
        <p className={classes['note']}>
          {t(assetId === undefined ? 'editor.mediaSlotEmptyNote' : 'editor.mediaSlotLostNote')}
        </p>
      )}
      {/* The panel of pictures says it itself. */}
      {tool === 'media' ? null : <SharedNote key={slot.id} slot={slot} />}
      <div className={classes['field']}>
        <MediaActions slot={slot} />
      </div>
      {tool === 'media' ? null : <CutoutField slot={slot} />}
      {tool === 'media' ? null : (
        <Button
          size="xs"
          variant="soft"
          leftSection={<Replace aria-hidden="true" size="1rem" />}
          onClick={() => showTool('media')}
        >
          {t('editor.mediaReplace')}
        </Button>
      )}
    </>
  )
}

function Sharpness({ slot }: { slot: MediaSlot }) {
  const { t } = useTranslation()
  const film = useFilm()
  const warnings = useSlotWarnings(slot)
  // Of what is not shown nobody knows how it looks.
  if (!film.media[slot.id] || !slot.layer.layout[film.ratio]) return null
  const isBlurry = warnings.includes('blurry')
  if (!isBlurry && !warnings.includes('small'))
    return <StatusBadge tone="ok">{t('editor.mediaSharp')}</StatusBadge>
  return <StatusBadge tone="warn">{t(isBlurry ? 'storage.quality_blurry' : 'editor.mediaSmall')}</StatusBadge>
}
