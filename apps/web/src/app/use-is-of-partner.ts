import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import { queries, useSignedIn } from '../api/index.ts'
import { isKbPay, partnerFlag } from './partner-flag.ts'

/** Whether who looks comes from the partner's payment app: by their account, or by how this browser first came here. */
export function useIsOfPartner(): boolean {
  const enabled = useSignedIn()
  const { data: kbPay } = useQuery({
    ...queries.account.info(),
    enabled,
    select: ({ result }) => result.kbPay,
    staleTime: 60_000,
  })
  // What is drawn as the site is built is anybody's; the flag is set before the first screen and stays.
  const isFlagged = useSyncExternalStore(neverChanges, hasFlag, () => false)
  return isKbPay(kbPay) || isFlagged
}

const neverChanges = () => () => undefined
const hasFlag = () => partnerFlag() !== null
