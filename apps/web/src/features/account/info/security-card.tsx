import { SectionTitle } from '@clipmint/ui'
import { Card } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { User } from '../queries.ts'
import { FactRow } from './fact-row.tsx'
import { PasswordDialog } from './password-dialog.tsx'

import classes from './account.module.css'

/** The password, for an owner who has one. */
export function SecurityCard({ user }: { user: User }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card>
      <SectionTitle>{t('accountInfo.security')}</SectionTitle>
      <dl className={classes['rows']}>
        <FactRow name={t('accountInfo.password')} onChange={user.hasPassword ? () => setOpen(true) : null}>
          {t(user.hasPassword ? 'accountInfo.passwordNote' : 'accountInfo.passwordNone')}
        </FactRow>
      </dl>
      {isOpen ? <PasswordDialog onClose={() => setOpen(false)} /> : null}
    </Card>
  )
}
