import { useMutation, useQuery } from '@tanstack/react-query'

import { api, queries, queryClient } from '../../api/index.ts'

/** The coupons that the member has, by how they stand. */
export function useCoupons() {
  return useQuery({ ...queries.coupons.list(), select: ({ result }) => result })
}

export function useRegisterCoupon() {
  return useMutation({
    mutationFn: (code: string) => api.coupons.register({ params: { code } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.coupons.key }),
  })
}

/**
 * Uses a coupon; what is left of everything else is asked anew too, because it is more now. `onUsed` is called even when
 * the coupon has left the list by then, and its part the page.
 */
export function useUseCoupon(onUsed: () => void) {
  return useMutation({
    mutationFn: (code: string) => api.coupons.use({ params: { code } }),
    onSuccess: onUsed,
    // Also after a failure: somebody may have used it in another window.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queries.coupons.key }),
        queryClient.invalidateQueries({ queryKey: queries.account.key }),
      ]),
  })
}
