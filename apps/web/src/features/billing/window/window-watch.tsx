import { Button, Group, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { CardDialog } from './card-dialog.tsx'
import type { OpenPayment } from './use-payment.ts'
import { WindowTime } from './window-time.tsx'

import classes from './window.module.css'

/** Over the page while the window is open: how long it still has, and the ways to it and out of it. */
export function WindowWatch({ open }: { open: OpenPayment }) {
  const { t } = useTranslation()
  if (open.fields) return <CardDialog open={open} fields={open.fields} />
  return (
    <Modal
      opened
      onClose={() => open.close()}
      withCloseButton={false}
      closeOnClickOutside={false}
      title={t('checkout.windowTitle')}
    >
      <p className={classes['text']}>{t('checkout.windowText')}</p>
      <WindowTime open={open} />
      <Group grow>
        <Button variant="default" onClick={() => open.close()}>
          {t('checkout.windowStop')}
        </Button>
        <Button onClick={open.focus}>{t('checkout.windowShow')}</Button>
      </Group>
    </Modal>
  )
}
