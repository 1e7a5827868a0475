import { useNow } from '../../app/clock.ts'

/** Whole seconds until a moment, never below 0; counts down while it is on screen. */
export function useSecondsUntil(iso: string | null): number {
  const now = useNow(500)
  return iso === null ? 0 : Math.max(0, Math.ceil((Date.parse(iso) - now) / 1_000))
}
