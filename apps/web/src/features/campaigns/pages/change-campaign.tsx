import { type Campaign, type CampaignChanges, limits, type SocialAccount } from '@clipmint/contract'
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
import { type CampaignDraft, changesOf, draftOf } from '../form/draft.ts'
import { IntoView } from '../form/into-view.tsx'
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
  const { t } = useTranslation()
  // As it was when this began: what others change meanwhile is not undone by what is typed here.
  const [{ from, left }, begin] = useState(() => ({
    from: campaign,
    left: keptCampaign.readEdit(campaign, Date.now()),
  }))
  const { _id: id, about } = from
  const handleReset = () => {
    keptCampaign.forget()
    begin({ from: campaign, left: null })
  }
  const handleDraft = (draft: CampaignDraft) => {
    const isChanged = Object.keys(changesOf(draftOf(from), draft)).length > 0
    if (isChanged) keptCampaign.writeEdit(from, draft, Date.now())
    else keptCampaign.forget()
  }
  return (
    <>
      {left === null ? null : (
        <p className={classes['left']}>
          {t('campaigns.leftChange')}
          <Button size="compact-sm" variant="subtle" px={0} td="underline" onClick={handleReset}>
            {t('campaigns.leftChangeReset')}
          </Button>
        </p>
      )}
      <CampaignForm
        key={left === null ? 'saved' : 'left'}
        begin={left ?? draftOf(from)}
        accounts={accounts}
        of={from}
        chosen={about.name}
        product={null}
        onDraft={handleDraft}
        submit={(draft, { check }) => (
          <Change id={id} changes={changesOf(draftOf(from), draft)} check={check} />
        )}
      />
    </>
  )
}

type ChangeProps = { id: string; changes: CampaignChanges; check: () => boolean }

function Change({ id, changes, check }: ChangeProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const change = useChangeCampaign(id)
  const goBack = () => {
    keptCampaign.forget()
    void navigate({ to: '/upload/campaigns/$id', params: { id }, replace: true })
  }
  const handleChange = () => {
    if (Object.keys(changes).length === 0) return goBack()
    if (!check()) return
    change.mutate(
      { changes },
      {
        onSuccess: () => {
          notifications.show({ message: t('campaigns.changed') })
          goBack()
        },
      },
    )
  }
  return (
    <>
      {change.isError ? (
        <IntoView>
          <FailureNote error={change.error} cost={t('campaigns.notChanged')} />
        </IntoView>
      ) : null}
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
