import type { AiInput, AiPlan, SellingPoint } from '@clipmint/contract'
import { Checkbox } from '@mantine/core'
import { ChevronDown, FileText, MapPin, Megaphone, MessageSquareQuote, Tag, Type } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { piecesOf } from './quote.ts'
import { useHiddenBelow } from './use-hidden-below.ts'

import classes from './point-list.module.css'

const icons = {
  name: Type,
  info: FileText,
  price: Tag,
  review: MessageSquareQuote,
  promotion: Megaphone,
  place: MapPin,
}

type PointListProps = {
  plan: AiPlan
  /** What the owner put in. */
  input: AiInput
  used: ReadonlySet<string>
  onUse: (pointId: string, isUsed: boolean) => void
}

/** The selling points with the owner's words they come from; looking at one marks those words. */
export function PointList({ plan, input, used, onUse }: PointListProps) {
  const { t } = useTranslation()
  const [looked, setLooked] = useState<string | null>(null)
  const words = useRef<HTMLElement>(null)
  const points = useRef<HTMLUListElement>(null)
  const dock = useRef<HTMLDivElement>(null)
  const hidden = useHiddenBelow(points, dock)
  useEffect(() => {
    const box = words.current
    const mark = box?.querySelector<HTMLElement>('mark[data-looked="true"]')
    // Only the box scrolls: the page stays where the owner reads.
    if (box && mark) box.scrollTop = mark.offsetTop - box.clientHeight / 2
  }, [looked])
  return (
    <>
      <ul ref={points} className={classes['points']}>
        {plan.sellingPoints.map((point) => (
          // The pointer and the focus belong to the checkbox inside; the row only hears them pass.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={point.id}
            className={classes['point']}
            onPointerEnter={() => setLooked(point.id)}
            onPointerLeave={() => setLooked(null)}
            onFocus={() => setLooked(point.id)}
            onBlur={() => setLooked(null)}
          >
            <Checkbox
              checked={used.has(point.id)}
              onChange={({ target }) => onUse(point.id, target.checked)}
              label={point.text}
              description={<Source point={point} />}
              classNames={{
                label: classes['text'] ?? '',
                body: classes['check'] ?? '',
                labelWrapper: classes['label'] ?? '',
              }}
            />
          </li>
        ))}
      </ul>
      <div ref={dock} className={classes['dock']} data-covers={hidden > 0}>
        {hidden > 0 ? (
          <button
            type="button"
            className={classes['below']}
            onClick={() => points.current?.lastElementChild?.scrollIntoView({ block: 'center' })}
          >
            {t('templates.pointsBelow', { count: hidden })}
            <ChevronDown aria-hidden="true" size="1rem" />
          </button>
        ) : null}
        <section
          ref={words}
          className={classes['words']}
          // A box that scrolls can be scrolled with the keyboard too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={t('templates.ownWords')}
        >
          <h3>{t('templates.ownWords')}</h3>
          {wordsOf(input).map(({ field, index, text }) => (
            <Words
              key={`${field} ${index ?? ''}`}
              field={field}
              text={text}
              points={plan.sellingPoints.filter(({ source }) => source.index === index)}
              looked={looked}
            />
          ))}
        </section>
      </div>
    </>
  )
}

type Said = { field: SellingPoint['source']['field']; index?: number; text: string }

/** Everything that points are read from: the product's words, the chosen reviews, what is said of a promotion. */
function wordsOf({ name, info, reviews = [], promotion }: AiInput): Said[] {
  const chosen = reviews.flatMap((review, index) =>
    review.chosen ? [{ field: 'review' as const, index, text: review.text }] : [],
  )
  const news = promotion ? [{ field: 'promotion' as const, text: promotion.text }] : []
  return [...news, ...chosen, { field: 'name', text: name }, { field: 'info', text: info }]
}

function Source({ point }: { point: SellingPoint }): ReactNode {
  const { t } = useTranslation()
  const Icon = icons[point.source.field]
  return (
    <span className={classes['source']}>
      <Icon aria-hidden="true" size="0.875rem" />
      <span>
        {t(`templates.source_${point.source.field}`)} · “{point.source.quote}”
      </span>
    </span>
  )
}

type WordsProps = {
  field: SellingPoint['source']['field']
  text: string
  points: readonly SellingPoint[]
  looked: string | null
}

function Words({ field, text, points, looked }: WordsProps) {
  return (
    <p className={classes['own']} data-field={field}>
      {piecesOf(text, field, points).map((piece, index) =>
        piece.pointIds.length === 0 ? (
          piece.text
        ) : (
          // The pieces of a text never change places.
          <mark key={index} data-looked={looked !== null && piece.pointIds.includes(looked)}>
            {piece.text}
          </mark>
        ),
      )}
    </p>
  )
}
