import { Button } from '@mantine/core'
import { ImagePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import classes from './tryout.module.css'

/** Says that what plays is an example, and leads to the visitor's own. */
export function SampleNote({ onOwn }: { onOwn: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={classes['sample']}>
      <p>
        <b>{t('tryout.sampleTitle')}</b>
        <br />
        {t('tryout.sampleNote')}
      </p>
      <Button leftSection={<ImagePlus aria-hidden="true" size="1.125rem" />} onClick={onOwn}>
        {t('tryout.own')}
      </Button>
    </div>
  )
}
