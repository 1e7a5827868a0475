import { Button } from '@mantine/core'
import { Replace, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useScreen } from '../session/screen.ts'

import classes from './words.module.css'

/** What is done to all words of the video at once. */
export function WordsBar() {
  const { t } = useTranslation()
  const { open } = useScreen()
  return (
    <div className={classes['bar']}>
      <Button
        size="xs"
        variant="default"
        leftSection={<Sparkles aria-hidden="true" size="0.875rem" />}
        onClick={() => open({ kind: 'rewrite' })}
      >
        {t('words.all')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<Replace aria-hidden="true" size="0.875rem" />}
        onClick={() => open({ kind: 'replace' })}
      >
        {t('words.replace')}
      </Button>
    </div>
  )
}
