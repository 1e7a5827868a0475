import { useElementSize } from '@mantine/hooks'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { formatChartDay, formatShort, formatTick } from '../numbers.ts'
import { dayStepFor, linesThrough, pathOf, ticksFor } from './scale.ts'

import classes from './line-chart.module.css'

export type ChartDay = { day: string; value: number | null; before: number | null }

type LineChartProps = {
  /** What is drawn, for those who do not see it. */
  label: string
  /** What one of its numbers is called. */
  measure: string
  days: readonly ChartDay[]
}

const height = 220
const room = { left: 44, right: 12, top: 16, bottom: 28 }

/**
 * A line over days, with the period before in grey. Days move with the arrows and are read out; what nobody knows is a gap.
 */
export function LineChart({ label, measure, days }: LineChartProps) {
  const { t } = useTranslation()
  const { language, number } = useFormats()
  const { ref, width } = useElementSize()
  const [chosen, setChosen] = useState<number | null>(null)
  const last = days.length - 1
  const highest = Math.max(0, ...days.flatMap(({ value, before }) => [value ?? 0, before ?? 0]))
  const ticks = ticksFor(highest)
  const top = ticks.at(-1) ?? 1
  const step = dayStepFor(days.length, width)
  const x = (index: number) => room.left + (index / Math.max(1, last)) * (width - room.left - room.right)
  const y = (value: number) =>
    height - room.bottom - (Math.max(0, value) / top) * (height - room.top - room.bottom)
  const pointsOf = (name: 'value' | 'before') =>
    days.map((one, index) => {
      const value = one[name]
      return value === null ? null : { x: x(index), y: y(value) }
    })
  const lines = linesThrough(pointsOf('value'))
  const shown = days[chosen ?? last]
  const textOf = ({ day, value }: ChartDay) =>
    t('dashboard.chartPoint', {
      day: formatChartDay(day, language),
      measure,
      value: value === null ? t('dashboard.unknown') : number(value),
    })

  function handleKey(event: KeyboardEvent): void {
    const at = chosen ?? last
    const to = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      Home: 0,
      End: last,
      PageUp: at - 7,
      PageDown: at + 7,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setChosen(Math.min(last, Math.max(0, to)))
  }

  function handlePointer({ currentTarget, clientX }: PointerEvent): void {
    const { left, width: wide } = currentTarget.getBoundingClientRect()
    const share = (clientX - left - room.left) / (wide - room.left - room.right)
    setChosen(Math.min(last, Math.max(0, Math.round(share * last))))
  }

  return (
    <div
      ref={ref}
      className={classes['chart']}
      role="slider"
      tabIndex={0}
      aria-label={`${label}. ${t('dashboard.chartHelp')}`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={chosen ?? last}
      aria-valuetext={shown ? textOf(shown) : ''}
      onKeyDown={handleKey}
      onPointerMove={handlePointer}
      onPointerDown={handlePointer}
      onPointerLeave={() => setChosen(null)}
      onBlur={() => setChosen(null)}
    >
      {width > 0 ? (
        <svg width={width} height={height} aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                className={classes['grid']}
                x1={room.left}
                x2={width - room.right}
                y1={y(tick)}
                y2={y(tick)}
              />
              <text className={classes['tick']} x={room.left - 8} y={y(tick) + 4} textAnchor="end">
                {formatShort(tick, language)}
              </text>
            </g>
          ))}
          {days.map(({ day }, index) =>
            (last - index) % step === 0 ? (
              <text
                key={day}
                className={classes['tick']}
                x={x(index)}
                y={height - 8}
                textAnchor={index === last ? 'end' : 'middle'}
              >
                {formatTick(day, language)}
              </text>
            ) : null,
          )}
          {linesThrough(pointsOf('before')).map((line) => (
            <path key={`b${line[0]?.x}`} className={classes['before']} d={pathOf(line)} />
          ))}
          {lines.map((line) => (
            <path key={line[0]?.x} className={classes['line']} d={pathOf(line)} />
          ))}
          {lines
            .filter((line) => line.length === 1)
            .map(([point]) => (
              <circle key={point?.x} className={classes['alone']} cx={point?.x} cy={point?.y} r={3} />
            ))}
          {chosen === null ? null : (
            <line
              className={classes['hair']}
              x1={x(chosen)}
              x2={x(chosen)}
              y1={room.top}
              y2={height - room.bottom}
            />
          )}
          {chosen !== null && shown?.value != null ? (
            <circle className={classes['dot']} cx={x(chosen)} cy={y(shown.value)} r={5} />
          ) : null}
        </svg>
      ) : null}
      {chosen !== null && shown ? (
        <span
          className={classes['tip']}
          data-side={x(chosen) > width / 2 ? 'left' : 'right'}
          style={{ insetInlineStart: x(chosen) }}
          aria-hidden="true"
        >
          <span>{formatChartDay(shown.day, language)}</span>
          <b>{shown.value === null ? t('dashboard.unknown') : number(shown.value)}</b>
        </span>
      ) : null}
    </div>
  )
}
