import { isKbPay, partnerFlag } from '../../app/partner-flag.ts'
import { useUser } from './queries.ts'

/** Whether who looks comes from the partner's payment app: by their account, or by how this browser first came here. */
export function useIsOfPartner(): boolean {
  const { data: user } = useUser()
  return isKbPay(user?.kbPay) || partnerFlag() !== null
}
