import { lazy, Suspense } from 'react'

const Findings = lazy(async () => ({ default: (await import('./field-law-findings.tsx')).FieldLawFindings }))

type FieldLawProps = { text: string; onChange: (text: string) => void }

/**
 * Under a field for words of an advertisement: what the law has against them as they are typed, which keeps nobody from
 * going on. The rules are fetched with the first words.
 */
export function FieldLaw(props: FieldLawProps) {
  if (props.text.trim() === '') return null
  return (
    <Suspense fallback={null}>
      <Findings {...props} />
    </Suspense>
  )
}
