import { useMemo } from 'react'

import classes from './start-wave.module.css'

type WaveBarsProps = {
  bars: readonly number[]
  /** The part under the video, in shares of the whole. */
  from: number
  to: number
}

/** A piece of music as bars; the part under the video stands out. */
export function WaveBars({ bars, from, to }: WaveBarsProps) {
  const path = useMemo(
    () =>
      bars
        .map((level, bar) => {
          const x = ((bar + 0.5) / bars.length) * 1000
          const half = level * 22
          return `M${x.toFixed(1)} ${(24 - half).toFixed(1)}v${(2 * half).toFixed(1)}`
        })
        .join(''),
    [bars],
  )
  const inset = `inset(0 ${((1 - to) * 100).toFixed(2)}% 0 ${(from * 100).toFixed(2)}%)`
  return (
    <>
      <span
        className={classes['window']}
        style={{ insetInlineStart: `${from * 100}%`, width: `${(to - from) * 100}%` }}
      />
      <svg viewBox="0 0 1000 48" preserveAspectRatio="none" aria-hidden="true">
        <path className={classes['beyond']} d={path} />
        <path className={classes['under']} d={path} style={{ clipPath: inset }} />
      </svg>
    </>
  )
}
