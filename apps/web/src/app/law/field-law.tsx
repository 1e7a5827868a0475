import { useDebouncedValue } from '@mantine/hooks'
import { lazy, Suspense } from 'react'

const Findings = lazy(async () => ({ default: (await import('./field-law-findings.tsx')).FieldLawFindings }))

/** So long nobody types before words are read: the first reading takes a phone a moment, which typing is not to wait for. */
const pauseMs = 500

type FieldLawProps = { text: string; onChange: (text: string) => void }

/**
 * Under a field for words of an advertisement: what the law has against them once typing pauses, which keeps nobody from
 * going on. The rules are fetched with the first words.
 */
export function FieldLaw({ text, onChange }: FieldLawProps) {
  const [read] = useDebouncedValue(text, pauseMs)
  if (read.trim() === '') return null
  return (
    <Suspense fallback={null}>
      <Findings read={read} text={text} onChange={onChange} />
    </Suspense>
  )
}
