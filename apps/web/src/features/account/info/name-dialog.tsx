import { UserName } from '@clipmint/contract'
import { Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { focusFirstError } from '../focus-first-error.ts'
import { keepUser } from '../queries.ts'
import { Dialog } from './dialog.tsx'

/** Gives the owner another name. */
export function NameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useForm({
    initialValues: { userName: name },
    validate: { userName: (value) => (UserName.safeParse(value).success ? null : t('account.badName')) },
  })
  const save = useMutation({
    mutationFn: (body: { userName: string }) => api.account.editInfo({ body }),
    onSuccess: ({ result }) => {
      keepUser(result)
      notifications.show({ message: t('accountInfo.nameSaved') })
      onClose()
    },
  })
  return (
    <Dialog title={t('accountInfo.nameTitle')} onClose={onClose}>
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values), focusFirstError)}>
        {save.isError ? <FailureNote error={save.error} /> : null}
        <TextInput
          label={t('account.name')}
          description={t('account.nameHint')}
          autoComplete="nickname"
          data-autofocus
          {...form.getInputProps('userName')}
        />
        <Group justify="end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('common.save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
