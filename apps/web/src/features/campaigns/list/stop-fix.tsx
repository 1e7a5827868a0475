import type { Campaign, CampaignStop } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { useTellFailure } from '../../../app/tell-failure.ts'
import { useChangeCampaign } from '../queries.ts'
import { fixOfStop } from '../standing.ts'

type StopFixProps = {
  campaign: Pick<Campaign, '_id' | 'productId' | 'title'>
  stop: CampaignStop
  /** Whether it is what its page is about, and not one of many in a list. */
  isMain?: boolean
  /** On the page of its product: whether that is shown; where it is not, the way to it leads nowhere. */
  isShown?: boolean | undefined
}

/** What lets a campaign that stands still go on: the one thing to do, as a button. */
export function StopFixButton({
  campaign: { _id: id, productId, title },
  stop,
  isMain = false,
  isShown,
}: StopFixProps) {
  const { t } = useTranslation()
  const fix = fixOfStop[stop]
  const look = isMain ? { size: 'sm' } : { size: 'xs', variant: 'default' }
  const word = fix === 'service' ? t('reservations.addService') : t(`campaigns.fix_${fix}`)
  const named = { ...look, 'aria-label': t('campaigns.fixOf', { title, fix: word }) }
  switch (fix) {
    case 'resume':
      return <ResumeButton id={id} title={title} />
    case 'product':
      return productId === null || isShown === false ? null : (
        <ButtonLink to="/product/$id" params={{ id: productId }} {...named}>
          {word}
        </ButtonLink>
      )
    case 'credits':
      return (
        <ButtonLink to="/account/credits" {...named}>
          {word}
        </ButtonLink>
      )
    case 'service':
      return (
        <ButtonLink to="/subscribe" search={{ upload: true }} {...named}>
          {word}
        </ButtonLink>
      )
    case 'plans':
      return (
        <ButtonLink to="/pricing" {...named}>
          {word}
        </ButtonLink>
      )
    case 'accounts':
      return (
        <ButtonLink to="/upload/account/all" {...named}>
          {word}
        </ButtonLink>
      )
    case 'new':
      return (
        <ButtonLink to="/upload/campaigns/new" search={searchAfter(stop, productId)} {...named}>
          {word}
        </ButtonLink>
      )
  }
}

/** What a campaign is begun with in the place of one that is over: its product where that is still there. */
function searchAfter(stop: CampaignStop, productId: string | null): { of?: 'place'; product?: string } {
  if (stop === 'place-gone') return { of: 'place' }
  return stop === 'promotion-over' && productId !== null ? { product: productId } : {}
}

/** Lets a campaign go on from its next time on. */
function ResumeButton({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation()
  const tellFailure = useTellFailure()
  const change = useChangeCampaign(id)
  const handleResume = () =>
    change.mutate(
      { act: 'resume' },
      {
        onSuccess: () => notifications.show({ message: t('campaigns.did_resume') }),
        onError: tellFailure,
      },
    )
  return (
    <Button
      size="xs"
      variant="default"
      loading={change.isPending}
      aria-label={t('campaigns.fixOf', { title, fix: t('campaigns.fix_resume') })}
      onClick={handleResume}
    >
      {t('campaigns.fix_resume')}
    </Button>
  )
}
