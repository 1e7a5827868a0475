import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { CopyPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useVideoBatch } from '../queries.ts'
import { ManyDialog, type ManyProps } from './many-dialog.tsx'

/** Opens the choice of several stories; not while those that were chosen before are being made. */
export function ManyButton(props: ManyProps) {
  const { t } = useTranslation()
  const [isOpen, { open, close }] = useDisclosure(false)
  const { data: batch } = useVideoBatch(props.requestId)
  return (
    <>
      <Button
        variant="soft"
        leftSection={<CopyPlus aria-hidden="true" size="1.125rem" />}
        disabled={batch?.state === 'making' || props.choice.used.size === 0}
        onClick={open}
      >
        {t('makeMany.open')}
      </Button>
      {isOpen ? <ManyDialog {...props} onClose={close} /> : null}
    </>
  )
}
