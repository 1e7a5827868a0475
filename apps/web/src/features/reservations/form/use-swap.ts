import { useState } from 'react'

/**
 * Puts something else in the place of what an owner wrote, and keeps that as long as the other stands there: several may be
 * tried one after the other, and undoing brings back what was written. `undo` is null where there is nothing to bring back.
 */
export function useSwap<Value>(value: Value, onChange: (value: Value) => void) {
  const [swap, setSwap] = useState<{ before: Value; chosen: string } | null>(null)
  const standing = swap?.chosen === JSON.stringify(value) ? swap : null
  const put = (chosen: Value) => {
    setSwap({ before: standing ? standing.before : value, chosen: JSON.stringify(chosen) })
    onChange(chosen)
  }
  const undo = () => {
    setSwap(null)
    if (standing) onChange(standing.before)
  }
  return { put, undo: standing ? undo : null }
}
