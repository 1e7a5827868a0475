import type { NetworkId, PostWords } from '@clipmint/contract'
import { Hash, History } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { RecentTags } from './recents.tsx'
import { SuggestedTags } from './suggested.tsx'
import { useSwap } from './use-swap.ts'
import { WordsHelps } from './words-helps.tsx'

type HashtagHelpsProps = {
  videoId: string
  to: readonly NetworkId[]
  value: PostWords
  onChange: (words: PostWords) => void
}

/** What helps to fill the hashtags: those that are written for the video, and those that were used before. */
export function HashtagHelps({ videoId, to, value, onChange }: HashtagHelpsProps) {
  const { t } = useTranslation()
  const change = (hashtags: readonly string[]) => onChange({ ...value, hashtags: [...hashtags] })
  const { put, undo } = useSwap(value.hashtags, change)
  return (
    <WordsHelps
      onUndo={undo}
      helps={[
        {
          id: 'suggested',
          name: t('reservations.suggestedTags'),
          icon: Hash,
          panel: () => <SuggestedTags videoId={videoId} to={to} value={value.hashtags} onChange={change} />,
        },
        {
          id: 'recent',
          name: t('reservations.recentTags'),
          icon: History,
          panel: (close) => (
            <RecentTags
              videoId={videoId}
              onChoose={(tags) => {
                put(tags)
                close()
              }}
            />
          ),
        },
      ]}
    />
  )
}
