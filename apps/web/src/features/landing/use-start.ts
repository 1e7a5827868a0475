import { useSignedIn } from '../../api/index.ts'
import { useHasPage } from '../../app/menus.ts'

/** The one way on: a member's leads to their products, and a visitor's to the sign-in. */
export function useStart(): { to: string; words: 'landing.start' | 'landing.startMember' } {
  const hasPage = useHasPage()
  return useSignedIn() && hasPage('/products')
    ? { to: '/products', words: 'landing.startMember' }
    : { to: '/auth/signin', words: 'landing.start' }
}
