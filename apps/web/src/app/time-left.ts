import { useTranslation } from 'react-i18next'

/** From here on nobody counts any more. */
const SOON_S = 5

/** How long something still takes, as people say it: soon, then tens of seconds, then minutes. */
export function roughly(seconds: number): { unit: 'soon' | 'seconds' | 'minutes'; count: number } {
  if (seconds <= SOON_S) return { unit: 'soon', count: 0 }
  const tens = Math.max(10, Math.ceil(seconds / 10) * 10)
  return tens < 60 ? { unit: 'seconds', count: tens } : { unit: 'minutes', count: minutesIn(seconds) }
}

function minutesIn(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60))
}

const words = {
  soon: 'common.leftSoon',
  seconds: 'common.leftSeconds',
  minutes: 'common.leftMinutes',
} as const

/** 1분쯤 남았어요; null while nobody knows. */
export function useTimeLeft(): (seconds: number | null) => string | null {
  const { t } = useTranslation()
  return (seconds) => {
    if (seconds === null) return null
    const { unit, count } = roughly(seconds)
    return t(words[unit], { count })
  }
}
