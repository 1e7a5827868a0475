import { useTranslation } from 'react-i18next'

/** How long something still takes, as people say it: tens of seconds, then minutes. */
export function roughly(seconds: number): { unit: 'seconds' | 'minutes'; count: number } {
  const tens = Math.max(10, Math.ceil(seconds / 10) * 10)
  return tens < 60 ? { unit: 'seconds', count: tens } : { unit: 'minutes', count: minutesIn(seconds) }
}

function minutesIn(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60))
}

/** 1분쯤 남았어요; null while nobody knows. */
export function useTimeLeft(): (seconds: number | null) => string | null {
  const { t } = useTranslation()
  return (seconds) => {
    if (seconds === null) return null
    const { unit, count } = roughly(seconds)
    return t(unit === 'seconds' ? 'common.leftSeconds' : 'common.leftMinutes', { count })
  }
}
