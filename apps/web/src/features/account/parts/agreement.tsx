import { Button, Checkbox, type CheckboxProps, Modal, Skeleton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { loadMemberWords } from '../../../locales/index.ts'

import classes from './auth.module.css'

const DocumentText = lazy(async () => {
  const [{ DocumentText: text }] = await Promise.all([import('../../help/index.ts'), loadMemberWords()])
  return { default: text }
})

const titles = { terms: 'account.termsTitle', privacy: 'account.privacyTitle' } as const

type AgreementProps = CheckboxProps & {
  /** The document that is agreed to. */
  name: keyof typeof titles
}

/** An agreement, and the way to read what is agreed to without leaving the form. */
export function Agreement({ name, ...checkbox }: AgreementProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const title = t(titles[name])
  return (
    <div className={classes['agreement']}>
      <Checkbox {...checkbox} />
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        className={classes['read'] ?? ''}
        aria-label={t('account.readOf', { title })}
        onClick={() => setOpen(true)}
      >
        {t('account.read')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        size="34rem"
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <Suspense fallback={<Skeleton height="16rem" />}>
          <DocumentText name={name} />
        </Suspense>
      </Modal>
    </div>
  )
}
