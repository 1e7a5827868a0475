import type { Asset } from '@clipmint/contract'
import { PictureFilter, type PictureLook, placeMedia } from '@clipmint/film'
import { Button, Group } from '@mantine/core'
import { FlipHorizontal2, RotateCw } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { LookedPicture } from './looked-picture.tsx'
import type { Framing } from './use-framing.ts'

import classes from './crop-dialog.module.css'

const filters = [null, ...PictureFilter.options] as const
const filterWords = {
  none: 'framing.filterNone',
  bright: 'framing.filterBright',
  warm: 'framing.filterWarm',
  cool: 'framing.filterCool',
  bw: 'framing.filterBw',
} as const

/** Turns and mirrors the picture, and gives it other colours. */
export function LookTools({ asset, framing }: { asset: Asset; framing: Framing }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <>
      <Group gap="xs" grow mt="sm">
        <Button
          variant="default"
          leftSection={<RotateCw aria-hidden="true" size="1rem" />}
          onClick={framing.turn}
        >
          {t('framing.turn')}
        </Button>
        <Button
          variant="default"
          aria-pressed={framing.look.flip}
          leftSection={<FlipHorizontal2 aria-hidden="true" size="1rem" />}
          onClick={framing.flip}
        >
          {t('framing.flip')}
        </Button>
      </Group>
      <p id={id} className={classes['label']}>
        {t('framing.filter')}
      </p>
      <div className={classes['filters']} role="group" aria-labelledby={id}>
        {filters.map((filter) => (
          <button
            key={filter ?? 'none'}
            type="button"
            className={classes['filter']}
            aria-pressed={framing.look.filter === filter}
            onClick={() => framing.filter(filter)}
          >
            <FilterStill asset={asset} look={{ ...framing.look, filter }} />
            {t(filterWords[filter ?? 'none'])}
          </button>
        ))}
      </div>
    </>
  )
}

const square = { width: 120, height: 120 }

function FilterStill({ asset, look }: { asset: Asset; look: PictureLook }) {
  const file = { ...square, focal: { x: 0.5, y: 0.5 } }
  return (
    <LookedPicture
      url={asset.thumbnail}
      look={look}
      file={square}
      place={square}
      placement={placeMedia({ crop: null, file }, 'cover', square)}
      sharpness={square.width}
      className={classes['tone'] ?? ''}
    />
  )
}
