import { CutoutReason, CutoutStroke } from '@clipmint/contract'
import { z } from 'zod'

const KeptFile = z.object({ key: z.string(), size: z.number().int() })

/**
 * How a picture's cut-out stands. `base` is it as it was made, or the guess that was refused; null for a picture that
 * came cut out, or in which nothing was found. `touched` is what its owner's `strokes` made of that, or of the picture.
 */
export const StoredCutout = z.object({
  status: z.enum(['made', 'refused', 'off']),
  reason: CutoutReason.nullable(),
  base: KeptFile.nullable(),
  touched: KeptFile.nullable(),
  strokes: z.array(CutoutStroke),
})
export type StoredCutout = z.infer<typeof StoredCutout>

/** A cut-out that nobody has touched up. */
export function untouched(cutout: Pick<StoredCutout, 'status' | 'reason' | 'base'>): StoredCutout {
  return { ...cutout, touched: null, strokes: [] }
}

type Wish = { on: boolean | undefined; isTouched: boolean }

/** How a cut-out stands once its owner has changed it: without strokes, one that was refused is refused again. */
export function statusOf({ status, reason }: StoredCutout, { on, isTouched }: Wish): StoredCutout['status'] {
  const isRefused = reason !== null && reason !== 'see-through' && reason !== 'model'
  if (isRefused && !isTouched) return 'refused'
  return (on ?? status !== 'off') ? 'made' : 'off'
}
