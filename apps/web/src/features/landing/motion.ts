import { useReducedMotion } from '@mantine/hooks'
import { useState } from 'react'

export type Motion = { isOn: boolean; toggle: () => void }

/** Whether things move: as the person's machine asks, until they say otherwise here. */
export function useMotion(): Motion {
  const isUnwanted = useReducedMotion()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOn = chosen ?? !isUnwanted
  return { isOn, toggle: () => setChosen(!isOn) }
}
