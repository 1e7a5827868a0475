import { type OnceItem, periodOf, planNameOf } from '@clipmint/contract'

import type { Lang } from '../../../http/handlers.ts'
import { words } from '../../../locales/index.ts'

type Bought = { planType: number | null; uploadService: boolean; item: OnceItem | null }

/** What an invoice is for, in words: “베이직 (월간) + SNS 업로드”, “10 credits”. */
export function whatOf({ planType, uploadService, item }: Bought, lang: Lang): string {
  const { billing, waitlist } = words[lang]
  if (planType === null) return item === null ? '' : billing.items[item]
  const plan = `${waitlist.plans[planNameOf(planType)]} (${billing[periodOf(planType)]})`
  return uploadService ? `${plan} + ${billing.uploadService}` : plan
}
