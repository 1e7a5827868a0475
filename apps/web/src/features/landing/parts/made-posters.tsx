import { Button } from '@mantine/core'
import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { Motion } from '../motion.ts'
import { Posters } from './posters.tsx'

import classes from './try-box.module.css'

/** Three drawn films, shown until there are some of the visitor's own. */
export function MadePosters({ motion }: { motion: Motion }) {
  const { t } = useTranslation()
  return (
    <div>
      <div className={classes['boxHead']}>
        <p>
          <b>{t('landing.madeTitle')}</b> <span>{t('landing.madeNote')}</span>
        </p>
        <Button
          size="xs"
          variant="default"
          leftSection={
            motion.isOn ? <Pause size="1rem" aria-hidden="true" /> : <Play size="1rem" aria-hidden="true" />
          }
          onClick={motion.toggle}
        >
          {motion.isOn ? t('landing.stop') : t('landing.play')}
        </Button>
      </div>
      <Posters />
    </div>
  )
}
