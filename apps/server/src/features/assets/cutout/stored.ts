import { CutoutReason, CutoutStroke } from '@clipmint/contract'
import { z } from 'zod'

const KeptFile = z.object({ key: z.string(), size: z.number().int() })

/**
 * How a picture's cut-out stands. `base` is it as it was made, null for a picture that came cut out; `touched` is what its
 * owner's `strokes` made of it.
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
