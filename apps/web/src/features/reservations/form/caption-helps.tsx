import type { PostWords } from '@clipmint/contract'
import { History, PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { RecentCaptions } from './recents.tsx'
import { SuggestedCaptions } from './suggested.tsx'
import { useSwap } from './use-swap.ts'
import { WordsHelps } from './words-helps.tsx'

type CaptionHelpsProps = { videoId: string; value: PostWords; onChange: (words: PostWords) => void }

/** What helps to fill the caption: words that are written for the video, and those that were used before. */
export function CaptionHelps({ videoId, value, onChange }: CaptionHelpsProps) {
  const { t } = useTranslation()
  const { put, undo } = useSwap(value.caption, (caption) => onChange({ ...value, caption }))
  return (
    <WordsHelps
      onUndo={undo}
      helps={[
        {
          id: 'suggested',
          name: t('reservations.suggestedCaptions'),
          icon: PenLine,
          panel: () => <SuggestedCaptions videoId={videoId} value={value.caption} onChoose={put} />,
        },
        {
          id: 'recent',
          name: t('reservations.recentCaptions'),
          icon: History,
          panel: (close) => (
            <RecentCaptions
              videoId={videoId}
              onChoose={(caption) => {
                put(caption)
                close()
              }}
            />
          ),
        },
      ]}
    />
  )
}
