import type { Slot } from '@clipmint/editor'
import type { Finding } from '@clipmint/film'
import { StatusBadge } from '@clipmint/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { FindingWays } from '../check/finding-ways.tsx'
import { contrastFigure } from '../check/use-finding-text.ts'
import { useFindings } from '../check/use-findings.tsx'
import { ColorSample } from '../colors/color-sample.tsx'
import { GoToSlot, usePlaceName } from '../render/go-to-slot.tsx'
import { useEditorState, useSession } from '../session/use-session.ts'
import { useFilm } from '../stage/use-playback.ts'

import classes from './color-panel.module.css'

/** How well the words read, measured on what is drawn behind them: the weak ones each with the press that mends it. */
export function ContrastList() {
  const { t } = useTranslation()
  const { open, ignored, contrasts } = useFindings()
  const heading = useRef<HTMLHeadingElement>(null)
  const weak = [...open, ...ignored].filter(({ code }) => code === 'contrast-low')
  const ratios = [...contrasts.values()].filter((it) => it.ratio >= it.least).map(({ ratio }) => ratio)
  return (
    <section className={classes['contrast']} aria-label={t('editor.contrast')}>
      <h3 ref={heading} tabIndex={-1}>
        {t('editor.contrast')}
      </h3>
      <ul className={classes['pairs']}>
        {weak.map((finding) => (
          <WeakWords key={finding.slotId} finding={finding} onDone={() => heading.current?.focus()} />
        ))}
      </ul>
      {ratios.length > 0 ? (
        <p className={classes['note']} role="status">
          {t(weak.length > 0 ? 'editor.contrastOthers' : 'editor.contrastAll', {
            count: ratios.length,
            figure: contrastFigure(Math.min(...ratios)),
          })}
        </p>
      ) : null}
      <p className={classes['note']}>{t('editor.contrastNote')}</p>
    </section>
  )
}

function WeakWords({ finding, onDone }: { finding: Finding; onDone: () => void }) {
  const { editor } = useSession()
  const slot = editor.slots.get(finding.slotId ?? '')
  return slot ? <WeakRow slot={slot} finding={finding} onDone={onDone} /> : null
}

function WeakRow({ slot, finding, onDone }: { slot: Slot; finding: Finding; onDone: () => void }) {
  const { t } = useTranslation()
  const placeName = usePlaceName()
  const words = useEditorState(({ work }) => work.userSource.text[slot.id]?.value ?? '')
  const { ratio = 0, least = 0 } = finding.contrast ?? {}
  return (
    <li className={classes['pair']}>
      <WordsSample slotId={slot.id} />
      <span>
        <small>{placeName(slot)}</small>
        {words}
      </span>
      <StatusBadge tone="warn">{t('editor.contrastRatio', { figure: contrastFigure(ratio) })}</StatusBadge>
      <p className={classes['mended']}>{t('editor.contrastLeast', { least })}</p>
      <div className={classes['ways']}>
        <GoToSlot slot={slot} />
        <FindingWays finding={finding} onDone={onDone} />
      </div>
    </li>
  )
}

/** A letter in the words' colour, on the middle of what was measured behind them. */
function WordsSample({ slotId }: { slotId: string }) {
  const film = useFilm()
  const { contrasts } = useFindings()
  const layer = film.scenes.flatMap(({ layers }) => layers).find(({ id }) => id === slotId)
  const [ground] = contrasts.get(slotId)?.grounds ?? []
  if (layer?.kind !== 'text' || !ground) return <span />
  const middle = ground.colors.slice(0, 3).map((_, channel) => meanOf(ground.colors, channel))
  return <ColorSample words={layer.color} ground={`rgb(${middle.join(' ')})`} />
}

function meanOf(colors: Uint8Array, channel: number): number {
  let sum = 0
  for (let at = channel; at < colors.length; at += 3) sum += colors[at] ?? 0
  return Math.round(sum / (colors.length / 3))
}
