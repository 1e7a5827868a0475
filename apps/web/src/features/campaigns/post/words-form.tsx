import {
  type CampaignPostDetail,
  forbiddenLetters,
  limits,
  networks,
  type PostWords,
} from '@clipmint/contract'
import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { networksOf, WordsFields } from '../../reservations/index.ts'
import { refOf, useChangePost } from '../queries.ts'

import classes from './campaign-post.module.css'

/** Caption, headline and hashtags of a post, changed where they stand. */
export function WordsForm({ post, onDone }: { post: CampaignPostDetail; onDone: () => void }) {
  const { t } = useTranslation()
  const [words, setWords] = useState<PostWords>({
    caption: post.copy,
    hashtags: post.tags,
    title: post.title,
  })
  const change = useChangePost(refOf(post))
  const to = networksOf({ places: post.targets }).filter((id) =>
    post.targets.some(({ platform, type }) => platform === id && networks[id].kinds[type]?.hasCaption),
  )
  const isBad =
    forbiddenLetters(words.caption).length > 0 ||
    forbiddenLetters(words.title).length > 0 ||
    [...words.caption].length > limits.captionMax
  const handleSave = () =>
    change.mutate(
      { words: { ...words, hashtags: [...words.hashtags] } },
      {
        onSuccess: () => {
          notifications.show({ message: t('campaigns.wordsSaved') })
          onDone()
        },
      },
    )
  return (
    <div className={classes['form']}>
      <WordsFields videoId={post.subtemplateId ?? ''} to={to} value={words} onChange={setWords} />
      {change.isError ? <FailureNote error={change.error} /> : null}
      <Group>
        <Button size="md" loading={change.isPending} disabled={isBad} onClick={handleSave}>
          {t('campaigns.saveWords')}
        </Button>
        <Button size="md" variant="default" onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </Group>
    </div>
  )
}
