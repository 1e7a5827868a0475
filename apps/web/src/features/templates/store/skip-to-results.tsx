import { useTranslation } from 'react-i18next'

import classes from './skip-to-results.module.css'

/** The keyboard's way past the tags and filters; seen while it has the focus. */
export function SkipToResults() {
  const { t } = useTranslation()
  return (
    <a className={classes['skip']} href="#store-results">
      {t('store.skip')}
    </a>
  )
}
