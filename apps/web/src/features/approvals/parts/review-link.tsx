import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { useFailureText } from '../../../app/failure-note.tsx'

/** Copies a link by which whoever gets it sees a post that waits, comments on it and decides about it, without an account. */
export function ReviewLink({ id }: { id: string }) {
  const { t } = useTranslation()
  const text = useFailureText()
  const copy = useMutation({
    mutationFn: async () => {
      const { result } = await api.approvals.link({ params: { id } })
      await navigator.clipboard.writeText(`${location.origin}/approval/${result.token}`)
    },
    onSuccess: () => notifications.show({ message: t('approvals.linkCopied') }),
    onError: (error) => notifications.show({ color: 'red', message: text(error) }),
  })
  return (
    <section>
      <Button
        size="md"
        variant="default"
        loading={copy.isPending}
        leftSection={<Link2 aria-hidden="true" size="1.125rem" />}
        onClick={() => copy.mutate()}
      >
        {t('approvals.copyLink')}
      </Button>
      <p>{t('approvals.copyLinkNote')}</p>
    </section>
  )
}
