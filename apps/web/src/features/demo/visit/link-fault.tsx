import { EmptyState } from '@clipmint/ui'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { DemoDialog } from '../demo-dialog.tsx'

/** A link that opens no booking any more, or never did: why, and the way to another one. */
export function LinkFault({ words }: { words: string }) {
  const { t } = useTranslation()
  return <EmptyState order={1} picture="lost" title={t('demo.linkTitle')} text={words} action={<Ways />} />
}

/** Booking anew, or to the start. */
export function Ways() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Group justify="center">
      <Button size="md" onClick={() => setOpen(true)}>
        {t('demo.again')}
      </Button>
      <ButtonLink to="/" size="md" variant="default">
        {t('demo.toStart')}
      </ButtonLink>
      {isOpen ? <DemoDialog onClose={() => setOpen(false)} /> : null}
    </Group>
  )
}
