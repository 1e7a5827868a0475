import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'

import { useFailureText } from '../../app/failure-note.tsx'
import { useAskForPlan } from './queries.ts'

/** Asks for a plan of a product and goes where its templates are chosen; a refusal is said and `onRefused` follows. */
export function useStartPlan() {
  const navigate = useNavigate()
  const text = useFailureText()
  const ask = useAskForPlan()
  return {
    // Until the page is left: the next one may still be on its way.
    isPending: ask.isPending || ask.isSuccess,
    start: (productId: string, onRefused: () => void = () => undefined) =>
      ask.mutate(
        { productId },
        {
          onSuccess: ({ _id }) =>
            void navigate({
              to: '/product/store/$category/$reqId',
              params: { category: 'product', reqId: _id },
            }),
          onError: (error) => {
            notifications.show({ color: 'red', message: text(error), autoClose: 8_000 })
            onRefused()
          },
        },
      ),
  }
}
