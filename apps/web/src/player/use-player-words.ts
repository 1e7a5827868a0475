import type { PlayerWords } from '@clipmint/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { formatDecimalSeconds, formatSeconds } from '../locales/format.ts'

/** What the controls of every player are called. */
export function usePlayerWords(): PlayerWords {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      player: t('editor.player'),
      play: t('editor.play'),
      pause: t('editor.pause'),
      previous: t('editor.scenePrevious'),
      next: t('editor.sceneNext'),
      soundOn: t('editor.soundOn'),
      soundOff: t('editor.soundOff'),
      position: t('editor.scrubber'),
      moment: (nowMs, wholeMs) =>
        t('editor.timeSpoken', { now: formatDecimalSeconds(nowMs), total: formatDecimalSeconds(wholeMs) }),
      length: (wholeMs) => formatSeconds(wholeMs / 1000),
    }),
    [t],
  )
}
