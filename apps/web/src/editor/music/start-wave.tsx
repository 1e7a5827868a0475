import { ActionIcon, Switch, Tooltip } from '@mantine/core'
import { SkipBack } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatDecimalSeconds } from '../../locales/format.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { useTimeline } from '../stage/use-playback.ts'
import { startAfterKey, startNear, type StartRange, startRange } from './start-rules.ts'
import { useWave } from './use-wave.ts'
import { WaveBars } from './wave-bars.tsx'

import classes from './start-wave.module.css'

/** Where in the music the video begins: the music as a wave, the video as a window on it that is dragged or moved by keys. */
export function StartWave({ trackId }: { trackId: string }) {
  const { durationMs } = useTimeline()
  const range = startRange(trackId, durationMs)
  return range && range.mostMs > 0 ? <Wave trackId={trackId} range={range} /> : null
}

function Wave({ trackId, range }: { trackId: string; range: StartRange }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const { durationMs: filmMs } = useTimeline()
  const startMs = useEditorState(({ work }) => work.bgm.startMs)
  const [onBeat, setOnBeat] = useState(true)
  const { isMoving, handlers } = useDrag(range, onBeat)
  const bars = useWave({ trackId, startMs, filmMs, range, isMoving })
  const seconds = formatDecimalSeconds(startMs)
  const from = startMs / range.wholeMs
  const onKeyDown = (event: KeyboardEvent) => {
    const next = startAfterKey(event.key, startMs, { range, onBeat })
    if (next === null) return
    event.preventDefault()
    editor.setMusic({ startMs: next })
  }
  return (
    <div className={classes['start']}>
      <div className={classes['head']}>
        <p>
          <span id="music-start">{t('music.start')}</span> <b>{t('music.startAt', { seconds })}</b>
        </p>
        <Tooltip label={t('music.startFirst')}>
          <ActionIcon
            size="xs"
            aria-label={t('music.startFirst')}
            disabled={startMs === 0}
            onClick={() => editor.setMusic({ startMs: 0 })}
          >
            <SkipBack aria-hidden="true" size="1rem" />
          </ActionIcon>
        </Tooltip>
        {range.beats ? (
          <Switch
            size="xs"
            label={t('music.onBeat')}
            checked={onBeat}
            onChange={({ currentTarget: { checked } }) => {
              setOnBeat(checked)
              if (checked) editor.setMusic({ startMs: startNear(startMs, { range, onBeat: true }) })
            }}
          />
        ) : null}
      </div>
      <div className={classes['wave']} {...handlers}>
        <WaveBars bars={bars} from={from} to={Math.min(1, from + filmMs / range.wholeMs)} />
        <div
          role="slider"
          tabIndex={0}
          className={classes['handle']}
          style={{ insetInlineStart: `${from * 100}%` }}
          aria-labelledby="music-start"
          aria-valuemin={0}
          aria-valuemax={Math.round(range.mostMs / 1000)}
          aria-valuenow={Math.round(startMs / 1000)}
          aria-valuetext={t('music.startSpoken', { seconds })}
          onKeyDown={onKeyDown}
          onBlur={() => editor.endRun()}
        />
      </div>
    </div>
  )
}

/** A press on the wave begins there; a press on the window takes it along. One drag is one step. */
function useDrag(range: StartRange, onBeat: boolean) {
  const { editor } = useSession()
  const [isMoving, setMoving] = useState(false)
  const grip = useRef<number | null>(null)
  const msAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return ((clientX - left) / Math.max(1, width)) * range.wholeMs
  }
  const moveTo = (ms: number) => editor.setMusic({ startMs: startNear(ms, { range, onBeat }) })
  const end = () => {
    if (grip.current === null) return
    grip.current = null
    setMoving(false)
    editor.endRun()
  }
  return {
    isMoving,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        editor.endRun()
        const ms = msAt(event)
        const { startMs } = editor.state.work.bgm
        const isOnWindow = ms >= startMs && ms <= startMs + editor.film().durationMs
        grip.current = isOnWindow ? ms - startMs : 0
        setMoving(true)
        if (!isOnWindow) moveTo(ms)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (grip.current !== null) moveTo(msAt(event) - grip.current)
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
