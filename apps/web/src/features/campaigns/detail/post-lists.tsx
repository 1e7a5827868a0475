import { type Campaign, type CampaignPost, networks } from '@clipmint/contract'
import { dayMs } from '@clipmint/kit'
import { SectionTitle } from '@clipmint/ui'
import { Button, Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { useTellFailure } from '../../../app/tell-failure.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { maySucceedAgain, useRetryPost } from '../../reservations/index.ts'
import { refOf, useCampaignPosts, useFailed } from '../queries.ts'
import { isLeftOut, isOver, isRunning, mayResume } from '../standing.ts'
import { CampaignPostRow } from './campaign-post-row.tsx'

import classes from './campaign.module.css'

/** So many days to either side, in whole days so that what is asked for stays the same while it is looked at. */
const days = { back: 30, ahead: 21 }

/** What of a campaign failed, what comes with what was left out of it, and what is over, the latest first. */
export function PostLists({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const [today] = useState(() => Math.floor(Date.now() / dayMs) * dayMs)
  const period = { from: new Date(today - days.back * dayMs), until: new Date(today + days.ahead * dayMs) }
  const { data, error, refetch } = useCampaignPosts(campaign._id, period)
  const { data: failed = [] } = useFailed(campaign._id)
  const isFailed = (post: CampaignPost) => failed.some((one) => refOf(one.post) === refOf(post))
  const now = new Date(useNow(60_000))
  const isStill = !isRunning(campaign)
  // What is not made yet is not made while it stands still.
  const isShown = (post: CampaignPost) =>
    isLeftOut(post) ? !isFailed(post) : !isStill || post.video !== null
  const coming = data?.list.filter((post) => !isOver(post, now) && isShown(post)) ?? []
  const hasComing = coming.some((post) => !isLeftOut(post))
  const heading = isStill && hasComing ? 'campaigns.held' : 'campaigns.coming'
  const past = data?.list.filter((post) => isOver(post, now) && !isFailed(post)).toReversed() ?? []
  return (
    <div className={classes['lists']}>
      {isStill ? null : <ToApprove posts={coming.filter(({ status }) => status === 1)} />}
      <Failed list={failed} />
      <section aria-label={t(heading)}>
        <SectionTitle>{t(heading)}</SectionTitle>
        {error && !data ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
        {data || error ? null : <Skeleton height="12rem" radius="md" />}
        {isStill || (data && !hasComing) ? <p className={classes['none']}>{t(stillWord(campaign))}</p> : null}
        <Rows posts={coming} />
      </section>
      {past.length > 0 ? (
        <section aria-label={t('campaigns.past')}>
          <SectionTitle note={t('campaigns.pastNote', { days: days.back })}>
            {t('campaigns.past')}
          </SectionTitle>
          <Rows posts={past} />
        </section>
      ) : null}
    </div>
  )
}

/** What waits for its owner, and the way to the first of it. */
function ToApprove({ posts }: { posts: readonly CampaignPost[] }) {
  const { t } = useTranslation()
  const [first] = posts
  if (!first) return null
  return (
    <div className={classes['asks']}>
      <p>{t('campaigns.asks', { count: posts.length })}</p>
      <ButtonLink to="/upload/campaigns/posts/$id" params={{ id: refOf(first) }} size="md">
        {t('campaigns.seeAndApprove')}
      </ButtonLink>
    </div>
  )
}

/** What is true of coming posts where there are none, or where they are held. */
function stillWord(campaign: Campaign) {
  if (isRunning(campaign)) return 'campaigns.noComing'
  return mayResume(campaign) ? 'campaigns.heldNote' : 'campaigns.noneAfter'
}

function Rows({ posts }: { posts: readonly CampaignPost[] }) {
  return (
    <ul className={classes['list']}>
      {posts.map((post) => (
        <li key={`${post.day} ${post.no}`}>
          <CampaignPostRow post={post} />
        </li>
      ))}
    </ul>
  )
}

/** What did not go out, why, and the way on: to mend it, or to send again what may be taken then. */
function Failed({ list }: { list: NonNullable<ReturnType<typeof useFailed>['data']> }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  if (list.length === 0) return null
  return (
    <section aria-label={t('campaigns.failed')}>
      <SectionTitle>{t('campaigns.failed')}</SectionTitle>
      <ul className={classes['list']}>
        {list.map(({ post, failures }) => (
          <li key={`${post.day} ${post.no}`}>
            <CampaignPostRow post={post} />
            <div className={classes['failures']}>
              <ul>
                {failures.map(({ platform, type, failure }) => (
                  <li key={`${platform} ${type}`}>
                    <b>{networks[platform].name[language]}</b>{' '}
                    {t(failure === null ? 'reservations.target_unknown' : `reservations.failure_${failure}`)}
                  </li>
                ))}
              </ul>
              {post.postId !== null && failures.some(({ failure }) => maySucceedAgain(failure)) ? (
                <Retry postId={post.postId} />
              ) : (
                <ButtonLink
                  to="/upload/campaigns/posts/$id"
                  params={{ id: refOf(post) }}
                  size="xs"
                  variant="default"
                >
                  {t('campaigns.seeWhy')}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Retry({ postId }: { postId: string }) {
  const { t } = useTranslation()
  const tellFailure = useTellFailure()
  const retry = useRetryPost(postId)
  return (
    <Button
      size="xs"
      variant="default"
      loading={retry.isPending}
      onClick={() =>
        retry.mutate(undefined, {
          onSuccess: () => notifications.show({ message: t('reservations.retried') }),
          onError: tellFailure,
        })
      }
    >
      {t('campaigns.retry')}
    </Button>
  )
}
