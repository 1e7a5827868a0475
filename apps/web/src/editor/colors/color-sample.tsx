import { useTranslation } from 'react-i18next'

import classes from './color-sample.module.css'

/** A letter in the colour of words on what lies behind them. */
export function ColorSample({ words, ground }: { words: string; ground: string }) {
  const { t } = useTranslation()
  return (
    <span className={classes['sample']} style={{ background: ground, color: words }} aria-hidden="true">
      {t('editor.contrastSample')}
    </span>
  )
}
