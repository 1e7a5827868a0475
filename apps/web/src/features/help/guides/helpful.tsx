import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { countClick } from '../queries.ts'

import classes from './helpful.module.css'

/** Asks once whether a guide helped; only how many said what is kept. */
export function Helpful() {
  const { t } = useTranslation()
  const [isSaid, setSaid] = useState(false)
  const say = (name: 'guide-helpful' | 'guide-unhelpful') => {
    countClick(name)
    setSaid(true)
  }
  return (
    <div className={classes['helpful']} role="status">
      {isSaid ? (
        <p>{t('help.thanks')}</p>
      ) : (
        <>
          <p>{t('help.helpful')}</p>
          <Button variant="default" onClick={() => say('guide-helpful')}>
            {t('help.yes')}
          </Button>
          <Button variant="default" onClick={() => say('guide-unhelpful')}>
            {t('help.no')}
          </Button>
        </>
      )}
    </div>
  )
}
