import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { LinkField } from '../../../app/link-field.tsx'
import { useTellFailure } from '../../../app/tell-failure.ts'

/** Makes a link by which whoever gets it sees a post that waits, comments on it and decides about it, without an account. */
export function ReviewLink({ id }: { id: string }) {
  const { t } = useTranslation()
  const tellFailure = useTellFailure()
  const link = useMutation({
    mutationFn: async () => (await api.approvals.link({ params: { id } })).result,
    onError: tellFailure,
  })
  return (
    <section>
      {link.data ? (
        <LinkField
          label={t('approvals.link')}
          url={`${location.origin}/approval/${link.data.token}`}
          endsAt={link.data.endsAt}
          title={t('approvals.link')}
          takesFocus
          isMain={false}
        />
      ) : (
        <Button
          size="md"
          variant="default"
          loading={link.isPending}
          leftSection={<Link2 aria-hidden="true" size="1.125rem" />}
          onClick={() => link.mutate()}
        >
          {t('approvals.makeLink')}
        </Button>
      )}
      <p>{t('approvals.makeLinkNote')}</p>
    </section>
  )
}
