import { type Campaign, limits, type SocialAccount } from '@clipmint/contract'
import { FixedBar, Page, PageHead } from '@clipmint/ui'
import { Button, Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { BackLink } from '../../../app/back-link.tsx'
import { FailureNote } from '../../../app/failure-note.tsx'
import { useSocialAccounts } from '../../social-accounts/index.ts'
import { CampaignForm } from '../form/campaign-form.tsx'
import { type CampaignDraft, draftOf, settingsOf } from '../form/draft.ts'
import { keptCampaign } from '../form/kept-draft.ts'
import { useCampaign, useChangeCampaign } from '../queries.ts'

import classes from '../form/campaign-form.module.css'

const route = getRouteApi('/upload/campaigns/$id/change')

/** /upload/campaigns/{id}/change: what a campaign does from its next videos on. */
export function ChangeCampaignPage() {
  const { t } = useTranslation()
  const { id } = route.useParams()
  const { data: campaign, error, refetch } = useCampaign(id)
  const { data: accounts } = useSocialAccounts()
  return (
    <Page>
      <BackLink to="/upload/campaigns/$id" params={{ id }}>
        {t('campaigns.backToCampaign')}
      </BackLink>
      <PageHead
        title={t('campaigns.changeTitle')}
        lead={t('campaigns.changeLead', { hours: limits.campaignMakeHours })}
      />
      {error && !campaign ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {campaign && accounts ? <Form campaign={campaign} accounts={accounts} /> : null}
      {(campaign && accounts) || error ? null : <Skeleton height="40rem" radius="md" />}
    </Page>
  )
}

function Form({ campaign, accounts }: { campaign: Campaign; accounts: readonly SocialAccount[] }) {
  const { _id: id, about } = campaign
  const [begin] = useState(() => keptCampaign.read(id) ?? draftOf(campaign))
  return (
    <CampaignForm
      begin={begin}
      accounts={accounts}
      of={about.name}
      chosen={about.name}
      product={null}
      onDraft={(draft) => keptCampaign.write(id, draft)}
      submit={(draft, { check }) => <Change id={id} draft={draft} check={check} />}
    />
  )
}

function Change({ id, draft, check }: { id: string; draft: CampaignDraft; check: () => boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const change = useChangeCampaign(id)
  const handleChange = () => {
    if (!check()) return
    change.mutate(
      { changes: settingsOf(draft) },
      {
        onSuccess: () => {
          keptCampaign.forget()
          notifications.show({ message: t('campaigns.changed') })
          void navigate({ to: '/upload/campaigns/$id', params: { id }, replace: true })
        },
      },
    )
  }
  return (
    <>
      {change.isError ? <FailureNote error={change.error} cost={t('campaigns.notChanged')} /> : null}
      <FixedBar>
        <Button
          size="lg"
          fullWidth
          loading={change.isPending || change.isSuccess}
          className={classes['submit'] ?? ''}
          onClick={handleChange}
        >
          {t('campaigns.changeDo')}
        </Button>
      </FixedBar>
    </>
  )
}
