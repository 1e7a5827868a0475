import { useSignedIn } from '../../api/index.ts'
import { useHasPage } from '../../app/menus.ts'

/** Where starting leads: to a member's products, and a visitor to the sign-in. */
export function useStart(): string {
  const hasPage = useHasPage()
  return useSignedIn() && hasPage('/products') ? '/products' : '/auth/signin'
}
