import type { Place } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { useFailureText } from '../../../app/failure-note.tsx'
import { marketQuery } from '../../../app/partner-flag.ts'

/** Has videos of the place planned, and goes where their templates are chosen. */
export function MakeButton({ place }: { place: Place }) {
  const { t } = useTranslation()
  const text = useFailureText()
  const navigate = useNavigate()
  const plan = useMutation({
    mutationFn: async () =>
      (
        await api.aiRequests.createForPlace({
          params: { id: place._id },
          query: marketQuery(),
          body: { category: 'place' },
        })
      ).result,
    onSuccess: ({ _id }) =>
      void navigate({ to: '/place/store/$category/$reqId', params: { category: 'place', reqId: _id } }),
    onError: (error) => notifications.show({ color: 'red', message: text(error), autoClose: 8_000 }),
  })
  return (
    // Until the page is left: the next one may still be on its way.
    <Button size="md" loading={plan.isPending || plan.isSuccess} onClick={() => plan.mutate()}>
      {t('places.make')}
    </Button>
  )
}
