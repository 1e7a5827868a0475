import { type Campaign, isStoppedForGood } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { CirclePause, Pencil, Play, Settings2, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useAskFirst } from '../../../app/ask-first.ts'
import { ButtonLink } from '../../../app/links.tsx'
import { useTellFailure } from '../../../app/tell-failure.ts'
import { useChangeCampaign } from '../queries.ts'
import { fixOfStop, isRunning, mayResume } from '../standing.ts'
import { RenameDialog } from './rename-dialog.tsx'

import classes from './campaign.module.css'

const icon = { 'aria-hidden': true, size: '1.125rem' } as const

/** What can be done with a campaign as it stands: stopped for a while, let go on, changed, or called off. */
export function CampaignWays({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const [isNaming, setNaming] = useState(false)
  const askFirst = useAskFirst()
  const tellFailure = useTellFailure()
  const { _id: id, status, stop } = campaign
  const change = useChangeCampaign(id)
  const act = (wanted: 'stop' | 'cancel' | 'resume') =>
    change.mutate(
      { act: wanted },
      {
        onSuccess: () => notifications.show({ message: t(`campaigns.did_${wanted}`) }),
        onError: tellFailure,
      },
    )
  const askToCancel = () =>
    askFirst({
      title: t('campaigns.cancelAsk'),
      note: t('campaigns.cancelNote'),
      confirm: t('campaigns.cancel'),
      keep: t('campaigns.cancelKeep'),
      isRed: true,
      onConfirm: () => act('cancel'),
    })
  const look = { size: 'md', disabled: change.isPending } as const
  const isMended = stop === null || fixOfStop[stop] === 'resume'
  const isOver = status === 5 || (stop !== null && isStoppedForGood(stop))
  return (
    <div className={classes['ways']}>
      {/* A hidden product is shown again first. */}
      {mayResume(campaign) && stop !== 'product-hidden' ? (
        <Button
          {...look}
          // Where something has to be mended first, that is what the page offers.
          variant={isMended ? 'filled' : 'default'}
          leftSection={<Play {...icon} />}
          onClick={() => act('resume')}
        >
          {t('campaigns.fix_resume')}
        </Button>
      ) : null}
      {isRunning(campaign) ? (
        <Button
          {...look}
          variant="default"
          leftSection={<CirclePause {...icon} />}
          onClick={() => act('stop')}
        >
          {t('campaigns.stop')}
        </Button>
      ) : null}
      {isOver ? null : (
        <ButtonLink
          to="/upload/campaigns/$id/change"
          params={{ id }}
          size="md"
          variant="default"
          leftSection={<Settings2 {...icon} />}
        >
          {t('campaigns.change')}
        </ButtonLink>
      )}
      <Button {...look} variant="default" leftSection={<Pencil {...icon} />} onClick={() => setNaming(true)}>
        {t('campaigns.rename')}
      </Button>
      {status <= 3 ? (
        <Button {...look} variant="default" leftSection={<X {...icon} />} onClick={askToCancel}>
          {t('campaigns.cancel')}
        </Button>
      ) : null}
      {isNaming ? <RenameDialog campaign={campaign} onClose={() => setNaming(false)} /> : null}
    </div>
  )
}
