import { Button, Drawer, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'

const sheet = { content: { borderEndStartRadius: 0, borderEndEndRadius: 0 } }

type SignOutSheetProps = { opened: boolean; onCancel: () => void; onConfirm: () => void }

/** Asks once before signing out, at the foot of the screen where the thumb is. */
export function SignOutSheet({ opened, onCancel, onConfirm }: SignOutSheetProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={opened}
      onClose={onCancel}
      position="bottom"
      size="auto"
      radius="lg"
      zIndex={400}
      styles={sheet}
      title={t('frame.signOutAsk')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p style={{ marginTop: 0 }}>{t('frame.signOutNote')}</p>
      <Group grow>
        <Button size="md" variant="default" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button size="md" onClick={onConfirm}>
          {t('frame.signOut')}
        </Button>
      </Group>
    </Drawer>
  )
}
