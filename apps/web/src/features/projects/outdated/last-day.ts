import { lastDayBefore } from '@clipmint/kit'

import { useFormats } from '../../../locales/use-words.ts'

/** The last day of what ends at a moment, as people say when it ends. */
export function useLastDay(): (end: string) => string {
  const { date } = useFormats()
  return (end) => date(`${lastDayBefore(new Date(end))}T00:00:00+09:00`)
}
