import { can, isSoldPlan } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { LockNote } from '../../../app/plan-lock.tsx'
import { useUploader } from '../../reservations/index.ts'

/** Why the owner can begin no campaign at all; null where they can, undefined until it is known. */
export function useCampaignLock(): 'plan' | 'service' | null | undefined {
  const uploader = useUploader()
  if (!uploader) return undefined
  const right = can(uploader, { do: 'begin-campaign', has: 0 })
  return right.ok ? null : right.because === 'service' ? 'service' : 'plan'
}

/** What campaigns need that the owner does not have, and the way to it; nothing where they have it. */
export function CampaignLock() {
  const { t } = useTranslation()
  const lock = useCampaignLock()
  const uploader = useUploader()
  if (!lock || !uploader) return null
  const plan = isSoldPlan(uploader.planType) ? uploader.planType : undefined
  return (
    <LockNote
      title={t(`campaigns.lock_${lock}`)}
      nearest={
        <ButtonLink to="/subscribe" search={{ plan, upload: true }}>
          {t('reservations.addService')}
        </ButtonLink>
      }
    >
      <p>{t(`campaigns.lockNote_${lock}`)}</p>
    </LockNote>
  )
}
