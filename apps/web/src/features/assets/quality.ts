import type { AssetQuality } from '@clipmint/contract'

/** What an owner is warned of before a file is in their video. */
export type QualityWarning = 'small' | 'blurry' | 'duplicate'

/** What is to be said against a file, the gravest first. */
export function warningsOf({ isBlurry, isSmall, duplicateOf }: AssetQuality): QualityWarning[] {
  return [
    ...(isBlurry ? (['blurry'] as const) : []),
    ...(isSmall ? (['small'] as const) : []),
    ...(duplicateOf === null ? [] : (['duplicate'] as const)),
  ]
}
