import type { WithdrawalReason } from '@clipmint/contract'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'

import { api, session } from '../../../api/index.ts'
import { useFailureText } from '../../../app/failure-note.tsx'
import { fieldOf } from '../field-failure.ts'

type Leaving = {
  reasons: WithdrawalReason[]
  opinion: string
  password: string
  forfeitsPlan: boolean
  idToken: string | null
}

/** Closes the account, signs out here and in every tab, and says goodbye. */
export function useWithdraw(refuse: (field: 'password', words: string) => void) {
  const router = useRouter()
  const text = useFailureText()
  return useMutation({
    mutationFn: ({ reasons, opinion, password, forfeitsPlan, idToken }: Leaving) =>
      api.account.withdraw({
        body: { reasons, opinion, forfeitsPlan, ...(idToken === null ? { password } : { idToken }) },
      }),
    onSuccess: async () => {
      // The page goes first: a member's page without a member would ask to sign in.
      await router.navigate({
        to: '/auth/signin',
        search: { mode: 'left' },
        state: { hasLeft: true },
        replace: true,
      })
      session.end()
    },
    onError: (error) => {
      if (fieldOf(error, ['password'])) refuse('password', text(error))
    },
  })
}
