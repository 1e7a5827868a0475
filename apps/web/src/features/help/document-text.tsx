import type { DocumentName } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import { useFormats } from '../../locales/use-words.ts'
import { Article } from './article/article.tsx'
import { ReadingSkeleton } from './article/reading.tsx'
import { useDocument } from './queries.ts'

/** A document as it is in force, for a dialog of a form that asks for agreement; its links leave the form alone. */
export function DocumentText({ name }: { name: DocumentName }) {
  const { t } = useTranslation()
  const { day } = useFormats()
  const { data, error, refetch } = useDocument(name)
  if (error) return <FailureNote error={error} onRetry={() => void refetch()} />
  if (!data) return <ReadingSkeleton />
  return (
    <>
      <p>{t('help.inForce', { version: data.version, date: day(data.effectiveOn) })}</p>
      <Article blocks={data.blocks} rank={3} newTab />
    </>
  )
}
