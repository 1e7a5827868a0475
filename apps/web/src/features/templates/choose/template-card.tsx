import type { Asset, RecommendReason, TemplateCard as Card } from '@clipmint/contract'
import type { Film, Ratio } from '@clipmint/film'
import { CardBadge, CardFacts, CardTitle, StatusBadge } from '@clipmint/ui'
import { useReducedMotion } from '@mantine/hooks'
import { Check, Pause, Play } from 'lucide-react'
import { type CSSProperties, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useIsNear } from '../../../app/on-screen.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { composePreview, type Told } from '../preview/compose-preview.ts'
import { FilmPlay } from '../preview/film-play.tsx'
import { FilmStill } from '../preview/film-still.tsx'
import { useDocument } from './queries.ts'

import classes from './template-card.module.css'

type TemplateCardProps = {
  /** The group of radio buttons it belongs to. */
  name: string
  card: Card
  isSuited: boolean
  /** What speaks most for it; null where nothing stands out. */
  reason: RecommendReason | null
  ratio: Ratio
  told: Told
  files: readonly Asset[]
  isChosen: boolean
  isPlaying: boolean
  onChoose: () => void
  /** Asked to play or to stop, or null when the owner has left the card. */
  onPlay: (wish: boolean | null) => void
}

/** A template as it would be with the owner's words and pictures: a still that plays while it is looked at. */
export function TemplateCard({ name, card, ratio, told, files, ...state }: TemplateCardProps) {
  const { isSuited, reason, isChosen, isPlaying, onChoose, onPlay } = state
  const { t } = useTranslation()
  const { language } = useFormats()
  const root = useRef<HTMLDivElement>(null)
  const isCalm = useReducedMotion()
  const film = useCardFilm(root, { card, ratio, told, files })
  const title = card.title[language]
  return (
    <div
      ref={root}
      className={classes['card']}
      data-card={card._id}
      style={{ '--ratio': ratio.replace(':', ' / ') } as CSSProperties}
      onPointerEnter={({ pointerType }) => !isCalm && pointerType === 'mouse' && onPlay(true)}
      onPointerLeave={({ pointerType }) => !isCalm && pointerType === 'mouse' && onPlay(null)}
    >
      <label className={classes['label']}>
        <input
          type="radio"
          name={name}
          className={classes['radio']}
          checked={isChosen}
          onChange={onChoose}
          onFocus={({ target }) => !isCalm && target.matches(':focus-visible') && onPlay(true)}
          onBlur={() => !isCalm && onPlay(null)}
        />
        <span className={classes['picture']}>
          <span className={classes['screen']}>
            {film ? <FilmStill film={film} /> : null}
            {film && isPlaying ? <FilmPlay film={film} /> : null}
          </span>
          {isSuited ? (
            <CardBadge>
              <StatusBadge tone="ok">{t('templates.recommended')}</StatusBadge>
            </CardBadge>
          ) : null}
          {isChosen ? (
            <span className={classes['tick']}>
              <Check aria-hidden="true" size="1rem" strokeWidth={3} />
            </span>
          ) : null}
        </span>
        <CardTitle as="b" lines={2}>
          {title}
        </CardTitle>
        <Facts card={card} film={film} given={files.length} />
        {reason ? (
          <span className={classes['reason']}>
            {t(`templates.reason_${reason}`, { count: files.length })}
          </span>
        ) : null}
      </label>
      <span className={classes['over']}>
        <button
          type="button"
          className={classes['play']}
          aria-pressed={isPlaying}
          aria-label={t(isPlaying ? 'templates.stop' : 'templates.play', { title })}
          onClick={() => {
            onChoose()
            onPlay(!isPlaying)
          }}
        >
          {isPlaying ? <Pause aria-hidden="true" size="1rem" /> : <Play aria-hidden="true" size="1rem" />}
        </button>
      </span>
    </div>
  )
}

function useCardFilm(
  root: { current: HTMLElement | null },
  { card, ratio, told, files }: Pick<TemplateCardProps, 'card' | 'ratio' | 'told' | 'files'>,
): Film | null {
  const isNear = useIsNear(root)
  const { data: template } = useDocument(card._id, isNear)
  return useMemo(
    () => (template && isNear ? composePreview(template, ratio, told, files).film : null),
    [template, isNear, ratio, told, files],
  )
}

function Facts({ card, film, given }: { card: Card; film: Film | null; given: number }) {
  const { t } = useTranslation()
  const seconds = Math.round((film?.durationMs ?? card.duration) / 1000)
  const shown = film
    ? new Set(Object.values(film.media).map(({ file }) => file.id)).size
    : Math.min(card.media, given)
  return (
    <CardFacts>
      {t('templates.seconds', { count: seconds })} · {t('templates.pictures', { count: shown })}
    </CardFacts>
  )
}
