import type { NewAiRequest } from '@clipmint/contract'
import { useNavigate } from '@tanstack/react-router'

import { ApiFailure } from '../../../api/index.ts'
import { useFailureText } from '../../../app/failure-note.tsx'
import { focusField } from '../form/focus-field.ts'
import { type PlanSubject, useAskForKind } from '../queries.ts'

/** Asks for a plan of reviews or a promotion; what the server refuses is said at its field, or as a whole. */
export function useKindPlan(subject: PlanSubject, onAsked: () => void) {
  const navigate = useNavigate()
  const text = useFailureText()
  const ask = useAskForKind(subject)
  const field = ask.error instanceof ApiFailure ? (ask.error.field ?? null) : null
  const isShown = (path: string) => field === path || (path !== '' && field === `promotion.${path}`)
  const atField = field !== null && field !== 'category'
  return {
    isPending: ask.isPending || ask.isSuccess,
    refusedAt: (path: string): string | null =>
      ask.error && atField && isShown(path) ? text(ask.error) : null,
    error: ask.error && !atField ? ask.error : null,
    start: (wish: Partial<NewAiRequest>) =>
      ask.mutate(wish, {
        onSuccess: ({ _id, category }) => {
          onAsked()
          void navigate({ to: `/${subject.of}/store/$category/$reqId`, params: { category, reqId: _id } })
        },
        onError: (error) => {
          if (error instanceof ApiFailure && error.field) focusField(error.field.replace('promotion.', ''))
        },
      }),
  }
}
