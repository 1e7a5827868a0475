import { planGroup } from '@clipmint/ui'

type PlanWord = 'planFree' | 'planBasic' | 'planStandard' | 'planPro' | 'planEnterprise'

const basic: Record<number, PlanWord> = { 1: 'planBasic', 2: 'planStandard', 3: 'planPro' }

/** The word for a plan number, as the contract names it, which the first page is not to load; a test compares them. */
export function planWord(planType: number): `frame.${PlanWord}` {
  return `frame.${wordOf(planType)}`
}

function wordOf(planType: number): PlanWord {
  switch (planGroup(planType)) {
    case 'enterprise':
      return 'planEnterprise'
    case 'basic':
      return basic[planType % 10] ?? 'planFree'
    case 'free':
      return 'planFree'
  }
}
