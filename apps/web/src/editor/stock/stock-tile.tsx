import type { StockItem } from '@clipmint/contract'
import { Loader } from '@mantine/core'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../locales/use-words.ts'
import type { CopyState } from './use-stock-copy.ts'

import classes from './stock-tile.module.css'

type StockTileProps = {
  item: StockItem
  provider: string
  state: CopyState
  onUse: () => void
}

/** A free picture or clip: pressed, it is copied and put in place. Under it, who made it and by what licence. */
export function StockTile({ item, provider, state, onUse }: StockTileProps) {
  const { t } = useTranslation()
  const { seconds } = useFormats()
  const { title, author, duration, licence, page, resolution, thumbnail } = item
  const length = duration === null ? null : seconds(duration / 1_000)
  return (
    <>
      <button
        type="button"
        className={classes['tile']}
        aria-pressed={state === 'here'}
        aria-busy={state === 'copying'}
        aria-label={t(length === null ? 'stock.usePicture' : 'stock.useClip', {
          title,
          author: author.name,
          length,
        })}
        title={title}
        onClick={onUse}
      >
        <img src={thumbnail} alt="" loading="lazy" decoding="async" {...resolution} />
        <Marks length={length} state={state} />
      </button>
      <a
        className={classes['author']}
        href={author.url ?? page}
        target="_blank"
        rel="noreferrer"
        aria-label={t('stock.author', { author: author.name, provider })}
      >
        {author.name}
      </a>
      <span className={classes['licence']}>{licence.name}</span>
    </>
  )
}

/** What lies over the picture: how long a clip is, and what has become of it here. */
function Marks({ length, state }: { length: string | null; state: CopyState }) {
  const { t } = useTranslation()
  return (
    <>
      {length === null ? null : <span className={classes['length']}>{length}</span>}
      {state === 'copying' ? (
        <span className={classes['copying']}>
          <Loader size="sm" color="white" aria-hidden="true" />
          {t('stock.copying')}
        </span>
      ) : null}
      {state === 'here' ? (
        <span className={classes['here']}>
          <Check aria-hidden="true" size="0.875rem" strokeWidth={3} />
        </span>
      ) : null}
    </>
  )
}
