import { Page } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { BackLink } from '../../../app/back-link.tsx'
import { FailureNote } from '../../../app/failure-note.tsx'
import { useMoments } from '../../../app/moments.ts'
import { usePageTitle } from '../../../app/page-title.ts'
import { PostBadge, PostPicture, useWhen } from '../posts/post-list.tsx'
import { PostTargets } from '../posts/post-targets.tsx'
import { PostWays } from '../posts/post-ways.tsx'
import { StaleNote } from '../posts/stale-note.tsx'
import { usePost } from '../queries.ts'

import classes from '../posts/post.module.css'

const route = getRouteApi('/upload/posts/$id')
type Post = NonNullable<ReturnType<typeof usePost>['data']>

/** /upload/posts/{id}: one post, how it stands on each network, and what happened to it there. */
export function PostPage() {
  const { t } = useTranslation()
  const { id } = route.useParams()
  const { data: post, error, refetch } = usePost(id)
  usePageTitle(
    post
      ? t('reservations.postOf', { title: post.video?.title ?? t('reservations.videoGone') })
      : t('titles.post'),
  )
  return (
    <Page>
      <BackLink {...aboveOf(post)}>{t('reservations.backToUpload')}</BackLink>
      {error && !post ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {post ? (
        <>
          <StaleNote post={post} />
          <Head post={post} />
          <div className={classes['ways']}>
            <PostWays post={post} />
          </div>
          <PostTargets post={post} />
        </>
      ) : null}
      {post || error ? null : <Skeleton height="20rem" radius="md" />}
    </Page>
  )
}

/** The list that a post stands in. */
function aboveOf(post: Post | undefined) {
  const of = post?.placeId ?? post?.productId ?? undefined
  const to = post?.placeId ? '/upload/places' : '/upload/products'
  return { to, search: { of } } as const
}

function Head({ post }: { post: Post }) {
  const { t } = useTranslation()
  const when = useWhen()
  const { zoneName } = useMoments()
  const title = post.video?.title ?? t('reservations.videoGone')
  return (
    <div className={classes['head']}>
      {post.video ? (
        <Link
          to="/projects/done/$id"
          params={{ id: post.subtemplateId }}
          className={classes['picture']}
          aria-label={title}
        >
          <PostPicture post={post} />
        </Link>
      ) : (
        <span className={classes['picture']}>
          <PostPicture post={post} />
        </span>
      )}
      <div className={classes['words']}>
        <span role="status">
          <PostBadge post={post} />
        </span>
        <h1>{title}</h1>
        <p>
          {when(post)} <span className={classes['quiet']}>{zoneName(post.zone)}</span>
        </p>
        {post.copy === '' ? null : <p className={classes['copy']}>{post.copy}</p>}
        {post.tags.length === 0 ? null : (
          <p className={classes['tags']}>{post.tags.map((tag) => `#${tag}`).join(' ')}</p>
        )}
      </div>
    </div>
  )
}
