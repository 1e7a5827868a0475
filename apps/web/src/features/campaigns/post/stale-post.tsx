import type { CampaignPostDetail } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'

import { useTellFailure } from '../../../app/tell-failure.ts'
import { useRenew } from '../../projects/index.ts'
import { StaleFrame } from '../../reservations/index.ts'
import { refreshCampaigns } from '../queries.ts'

/** That a post which waits for its time shows what is not so any more, that it is made anew before that, and the way to have it so now. */
export function StalePost({ post: { stale, subtemplateId } }: { post: CampaignPostDetail }) {
  const { t } = useTranslation()
  const tellFailure = useTellFailure()
  const renew = useRenew()
  // What ends with its promotion is left out, with its reason; the failure says so.
  if (stale === null || stale.overAt !== null || subtemplateId === null) return null
  const handleRenew = () =>
    renew.mutate(
      { videoIds: [subtemplateId], postIds: [] },
      {
        onSuccess: ({ videos: [video] }) => {
          refreshCampaigns()
          if (video) notifications.show({ message: t(`reservations.staleDone_${video.outcome}`) })
        },
        onError: tellFailure,
      },
    )
  return (
    <StaleFrame stale={stale} why={t(stale.isRemade ? 'reservations.staleRemade' : 'campaigns.stalePost')}>
      {stale.isRemade ? null : (
        <Button size="xs" loading={renew.isPending} onClick={handleRenew}>
          {t('campaigns.staleRenew')}
        </Button>
      )}
    </StaleFrame>
  )
}
