import type { Asset } from '@clipmint/contract'
import { type Ratio, ratios } from '@clipmint/film'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'

import { LookedPicture } from './looked-picture.tsx'
import { stillOf } from './still-of.ts'
import type { Framing } from './use-framing.ts'

import classes from './crop-dialog.module.css'

type CropRatiosProps = {
  asset: Asset
  framing: Framing
  ratio: Ratio
  onChoose: (ratio: Ratio) => void
}

/** What the slot shows in each ratio, small; pressed, one is framed. */
export function CropRatios({ asset, framing, ratio: chosen, onChoose }: CropRatiosProps) {
  const { t } = useTranslation()
  return (
    <div className={classes['ratios']} role="group" aria-label={t('framing.ratios')}>
      {ratios.map((ratio) => {
        const [place, placement] = [framing.placeIn(ratio), framing.placementIn(ratio)]
        if (!place || !placement) return null
        const state = t(framing.isAuto(ratio) ? 'framing.auto' : 'framing.own')
        return (
          <button
            key={ratio}
            type="button"
            className={classes['ratio']}
            aria-pressed={ratio === chosen}
            onClick={() => onChoose(ratio)}
          >
            <span
              className={classes['mini']}
              style={{ '--w': place.width, '--h': place.height } as CSSProperties}
            >
              <LookedPicture
                url={stillOf(asset)}
                look={framing.look}
                file={framing.file}
                place={place}
                placement={placement}
                sharpness={180}
                className={classes['still'] ?? ''}
              />
            </span>
            <b>{ratio}</b>
            <small>{state}</small>
          </button>
        )
      })}
    </div>
  )
}
