import type { CampaignPostDetail } from '@clipmint/contract'
import { Page, SectionTitle } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { BackLink } from '../../../app/back-link.tsx'
import { FailureNote } from '../../../app/failure-note.tsx'
import { usePageTitle } from '../../../app/page-title.ts'
import { type Player, ReviewLink, usePlayer } from '../../approvals/index.ts'
import { PostTargets, PostWays, usePost } from '../../reservations/index.ts'
import { Comments } from '../post/comments.tsx'
import { PostHead, PostScreen } from '../post/post-head.tsx'
import { CampaignPostWays } from '../post/post-ways.tsx'
import { CampaignTrail } from '../post/trail.tsx'
import { Why } from '../post/why.tsx'
import { WordsForm } from '../post/words-form.tsx'
import { useCampaign, useCampaignPost } from '../queries.ts'

import classes from '../post/campaign-post.module.css'

const route = getRouteApi('/upload/campaigns/posts/$id')

/** /upload/campaigns/posts/{id}: one post of a campaign, from its time on the calendar to what became of it. */
export function CampaignPostPage() {
  const { t } = useTranslation()
  const { id } = route.useParams()
  const { data: post, error, refetch } = useCampaignPost(id)
  const [player, screen] = usePlayer()
  usePageTitle(post ? t('reservations.postOf', { title: post.campaignTitle }) : t('titles.post'))
  return (
    <Page>
      {post ? (
        <BackLink to="/upload/campaigns/$id" params={{ id: post.campaignId }}>
          {t('campaigns.backToCampaign')}
        </BackLink>
      ) : (
        <BackLink to="/upload/calendar">{t('calendar.open')}</BackLink>
      )}
      {error && !post ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {post ? (
        <div className={classes['columns']}>
          <PostScreen post={post} screen={screen} />
          <Parts post={post} player={post.video?.url ? player : null} />
        </div>
      ) : null}
      {post || error ? null : <Skeleton height="30rem" radius="md" />}
    </Page>
  )
}

function Parts({ post, player }: { post: CampaignPostDetail; player: Player | null }) {
  const [isEditing, setEditing] = useState(false)
  const { _id, campaignId, postId, choice, trail, zone, comments, status, isHeld } = post
  const { data: campaign } = useCampaign(campaignId)
  const isOut = status >= 3 && postId !== null
  return (
    <div className={classes['parts']}>
      <PostHead post={post} />
      {isOut ? <Sent id={postId} /> : null}
      {/* While its words are being written they are saved or let be first: nothing goes out with other words than those seen. */}
      {isOut || isHeld || isEditing ? null : (
        <CampaignPostWays post={post} onEditWords={() => setEditing(true)} />
      )}
      <Words post={post} isEditing={isEditing} onDone={() => setEditing(false)} />
      {status === 1 && _id !== null && !isHeld ? <ReviewLink id={_id} /> : null}
      <Comments comments={comments} player={player} />
      {choice && campaign ? <Why choice={choice} by={campaign.template.by} /> : null}
      <CampaignTrail trail={trail} zone={zone} />
    </div>
  )
}

type WordsProps = { post: CampaignPostDetail; isEditing: boolean; onDone: () => void }

function Words({ post, isEditing, onDone }: WordsProps) {
  const { t } = useTranslation()
  const { copy, tags } = post
  if (!isEditing && copy === '' && tags.length === 0) return null
  return (
    <section>
      {isEditing ? null : <SectionTitle>{t('reservations.caption')}</SectionTitle>}
      {isEditing ? (
        <WordsForm post={post} onDone={onDone} />
      ) : (
        <>
          <p className={classes['copy']}>{copy}</p>
          {tags.length === 0 ? null : (
            <p className={classes['tags']}>{tags.map((tag) => `#${tag}`).join(' ')}</p>
          )}
        </>
      )}
    </section>
  )
}

/** What became of it on each network, and what can be done about it. */
function Sent({ id }: { id: string }) {
  const { data: post } = usePost(id)
  if (!post) return <Skeleton height="8rem" radius="md" />
  return (
    <>
      <div className={classes['ways']}>
        <PostWays post={post} />
      </div>
      <PostTargets post={post} />
    </>
  )
}
