import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { PhoneProofForm } from '../parts/phone-proof-form.tsx'
import type { PhoneProof } from '../phone-proof.ts'
import { refreshUser } from '../queries.ts'
import { Dialog } from './dialog.tsx'

import classes from './account.module.css'

/** Gives the owner another phone, once a code has shown that it is theirs. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const save = useMutation({
    mutationFn: (body: PhoneProof) => api.account.editPhone({ body }),
    onSuccess: async () => {
      await refreshUser()
      notifications.show({ message: t('accountInfo.phoneSaved') })
      onClose()
    },
  })
  return (
    <Dialog title={t('accountInfo.phoneTitle')} onClose={onClose}>
      <PhoneProofForm
        purpose={0}
        label={t('accountInfo.newPhone')}
        action={t('accountInfo.changePhone')}
        isBusy={save.isPending}
        failure={save.error}
        onDone={(proof) => save.mutate(proof)}
        head={<p className={classes['lead']}>{t('accountInfo.phoneLead')}</p>}
      />
    </Dialog>
  )
}
