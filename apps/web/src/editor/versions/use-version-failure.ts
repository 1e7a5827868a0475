import { useTranslation } from 'react-i18next'

import { useFailureText } from '../../app/failure-note.tsx'
import { NotSaved } from '../save/save-first.ts'

/** The sentence for what kept a version from being kept, named or restored. */
export function useVersionFailure(): (error: unknown) => string {
  const { t } = useTranslation()
  const text = useFailureText()
  return (error) => (error instanceof NotSaved ? t('versions.unsaved') : text(error))
}
