import { useNavigate, useRouter } from '@tanstack/react-router'

import { useSignedIn } from '../../../api/index.ts'
import { type Intent, keepIntent } from './intent.ts'

/** Does what only a member can; a visitor signs in first and it is done when they are back. */
export function useSignInFirst(): (intent: Intent, act: () => void) => void {
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const router = useRouter()
  return (intent, act) => {
    if (signedIn) return act()
    keepIntent(intent)
    void navigate({ to: '/auth/signin', search: { redirectUrl: router.state.location.href } })
  }
}
