import { can } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../app/links.tsx'
import { LockNote } from '../../app/plan-lock.tsx'
import { useUser } from './queries.ts'

/** On the page of a product or a place that the plan has no room for: what that means, and the two ways to open it. */
export function LockedNote({ of }: { of: 'product' | 'place' }) {
  const { t } = useTranslation()
  const { data: user } = useUser()
  if (!user) return null
  const { most: count } = can(user.payment, { do: `use-${of}`, newer: 0 })
  return (
    <LockNote
      title={t(`planLock.${of}`, { count })}
      others={
        <ButtonLink to={`/${of}s`} variant="default">
          {t(`planLock.${of}sTidy`)}
        </ButtonLink>
      }
    >
      <p>{t(`planLock.${of}Means`)}</p>
    </LockNote>
  )
}
