import { limits, type NetworkId, networks, type SuggestedWords } from '@clipmint/contract'
import { Button, Loader, VisuallyHidden } from '@mantine/core'
import { Check, PenLine, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { ApiFailure } from '../../../api/index.ts'
import { FailureNote, useFailureText } from '../../../app/failure-note.tsx'
import { writtenBy } from '../../../app/written-by.ts'
import { useSuggestedWords } from '../queries.ts'
import { addHashtags } from './hashtags.ts'

import classes from './words-fields.module.css'

type SuggestedCaptionsProps = { videoId: string; value: string; onChoose: (caption: string) => void }

/** Captions that are written for the video: each is tried in the field by a tap. */
export function SuggestedCaptions({ videoId, value, onChoose }: SuggestedCaptionsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const words = useSuggestedWords(videoId)
  const captions = words.data?.captions ?? []
  const focusFrom = useRef<number | null>(null)
  const { length } = captions
  // The button that was pressed may go as they come: the first of them is where its owner is then.
  useEffect(() => {
    const from = focusFrom.current
    if (from === null || length <= from) return
    focusFrom.current = null
    list.current?.querySelectorAll('button')[from]?.focus()
  }, [length])
  const handleMore = () => {
    focusFrom.current = length
    void words.fetchNextPage()
  }
  return (
    <>
      <Waiting words={words} />
      {captions.length > 0 ? (
        <>
          <VisuallyHidden role="status">
            {t('reservations.suggestedCount', { count: captions.length })}
          </VisuallyHidden>
          <ul ref={list} className={classes['choices']} aria-label={t('reservations.suggestedCaptions')}>
            {captions.map(({ copy }) => (
              <li key={copy}>
                <button
                  type="button"
                  className={classes['choice']}
                  aria-pressed={copy === value}
                  onClick={() => onChoose(copy)}
                >
                  <span>{copy.replaceAll('\n\n', '\n')}</span>
                </button>
              </li>
            ))}
          </ul>
          <div className={classes['foot']}>
            <WrittenBy captions={captions} />
            {words.hasNextPage ? (
              <Button size="xs" variant="default" loading={words.isFetchingNextPage} onClick={handleMore}>
                {t('reservations.suggestMore')}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </>
  )
}

function WrittenBy({ captions }: Pick<SuggestedWords, 'captions'>) {
  const { t } = useTranslation()
  const writers = [...new Set(captions.map(({ writer }) => writer))]
  return (
    <p className={classes['writer']}>
      <PenLine aria-hidden="true" size="0.875rem" />
      <span>
        {writers.map((writer) => writtenBy(writer, t)).join(' · ')}. {t('reservations.suggestedNote')}
      </span>
    </p>
  )
}

type SuggestedTagsProps = {
  videoId: string
  to: readonly NetworkId[]
  value: readonly string[]
  onChange: (tags: readonly string[]) => void
}

/** Hashtags that are written for the video, as many as the networks advise: a tap puts one in, another takes it out. */
export function SuggestedTags({ videoId, to, value, onChange }: SuggestedTagsProps) {
  const { t } = useTranslation()
  const words = useSuggestedWords(videoId)
  const most = Math.min(limits.hashtagsSuggested, ...to.map((network) => networks[network].hashtags.advised))
  const tags = words.data?.hashtags.slice(0, most) ?? []
  const isFull = value.length >= limits.hashtagsMax
  return (
    <>
      <Waiting words={words} />
      {tags.length > 0 ? (
        <ul className={classes['tags']} aria-label={t('reservations.suggestedTags')}>
          {tags.map((tag) => {
            const isIn = value.includes(tag)
            const Icon = isIn ? Check : Plus
            return (
              <li key={tag}>
                <Button
                  size="xs"
                  radius="xl"
                  variant={isIn ? 'light' : 'default'}
                  leftSection={<Icon aria-hidden="true" size="0.875rem" />}
                  aria-pressed={isIn}
                  disabled={isFull && !isIn}
                  onClick={() =>
                    onChange(isIn ? value.filter((other) => other !== tag) : addHashtags(value, tag).tags)
                  }
                >
                  #{tag}
                </Button>
              </li>
            )
          })}
          <li>
            <Button
              size="xs"
              radius="xl"
              variant="subtle"
              disabled={isFull || tags.every((tag) => value.includes(tag))}
              onClick={() => onChange(addHashtags(value, tags.join(' ')).tags)}
            >
              {t('reservations.addAllTags')}
            </Button>
          </li>
        </ul>
      ) : null}
    </>
  )
}

/** What stands there before the words do, or in their place. */
function Waiting({ words }: { words: ReturnType<typeof useSuggestedWords> }) {
  const { t } = useTranslation()
  const textOf = useFailureText()
  const { error, isPending, isFetchNextPageError, fetchNextPage, refetch } = words
  if (isPending && !error)
    return <Loader size="sm" mt="xs" role="status" aria-label={t('reservations.suggesting')} />
  if (!error) return null
  if (error instanceof ApiFailure && error.code === 'RESERVATIONS_NO_WORDS')
    return <p className={classes['none']}>{textOf(error)}</p>
  return (
    <FailureNote
      error={error}
      cost={t('reservations.suggestFailed')}
      onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}
    />
  )
}
