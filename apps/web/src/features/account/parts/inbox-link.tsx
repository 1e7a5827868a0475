import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { inboxPath, useSandbox } from '../sandbox.ts'

import classes from './auth.module.css'

/** The way to the sandbox's inbox, where its text messages end up. */
export function InboxLink() {
  const { t } = useTranslation()
  if (!useSandbox()) return null
  return (
    <a className={classes['inbox']} href={inboxPath} target="_blank" rel="noreferrer">
      {t('account.openInbox')}
      <ExternalLink size="0.875rem" aria-hidden="true" />
    </a>
  )
}
