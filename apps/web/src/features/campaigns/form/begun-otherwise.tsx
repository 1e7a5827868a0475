import { ErrorNote } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { ApiFailure } from '../../../api/index.ts'
import { useFailureText } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'

/** Says that a campaign runs already as it was before it was edited here, and leads to it. */
export function BegunOtherwise({ error, id }: { error: unknown; id: string }) {
  const { t } = useTranslation()
  const text = useFailureText()
  return (
    <ErrorNote
      title={text(error)}
      cost={t('campaigns.begunOtherwise')}
      action={
        <ButtonLink to="/upload/campaigns/$id" params={{ id }} variant="default">
          {t('campaigns.seeBegun')}
        </ButtonLink>
      }
    />
  )
}

/** The wish was heard before, and asks for something else by now. */
export function isBegunOtherwise(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'CAMPAIGNS_BEGUN_OTHERWISE'
}
