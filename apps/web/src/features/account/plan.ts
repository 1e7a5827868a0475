type PlanWord = 'planFree' | 'planBasic' | 'planStandard' | 'planPro' | 'planEnterprise'

/** The word for a plan number. */
export function planWord(planType: number): `frame.${PlanWord}` {
  return `frame.${wordOf(planType)}`
}

function wordOf(planType: number): PlanWord {
  if (planType >= 101) return 'planEnterprise'
  switch (planType % 10) {
    case 1:
      return 'planBasic'
    case 2:
      return 'planStandard'
    case 3:
      return 'planPro'
    default:
      return 'planFree'
  }
}
