import type { CheckedLine } from '@clipmint/copy'
import { useDeferredValue, useMemo } from 'react'

import { useFormats } from '../../locales/use-words.ts'
import { checkFor } from './check-for.ts'
import { useKnownFacts } from './use-known-facts.ts'

/**
 * What advertising law says of words while they are typed, once typing leaves the time for it; null for no words. How
 * long they may be, their field says by itself; `room` is how many characters safe words may have.
 */
export function useCheckedWords(draft: string, room: number): CheckedLine | null {
  const { language } = useFormats()
  const product = useKnownFacts()
  const now = draft.trim()
  const words = useDeferredValue(now)
  const checked = useMemo(
    () => (words === '' ? null : checkFor(room, words, { product, language })),
    [words, product, language, room],
  )
  return useMemo(() => checked && stillTrue(checked, now), [checked, now])
}

/** While typing is ahead of the check, what was found in words that still stand there; null once none of it does. */
function stillTrue(checked: CheckedLine, now: string): CheckedLine | null {
  if (checked.text === now) return checked
  const findings = checked.findings.filter(({ span }) => now.includes(checked.text.slice(...span)))
  return findings.length === 0 ? null : { ...checked, findings }
}
