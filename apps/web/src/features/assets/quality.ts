import type { AssetQuality } from '@clipmint/contract'

/** What an owner is warned of before a file is in their video. */
export type QualityWarning = 'blurry' | 'dark' | 'bright' | 'small' | 'wordy' | 'duplicate'

/** What is to be said against a file, the gravest first. */
export function warningsOf(quality: AssetQuality): QualityWarning[] {
  const { isBlurry, isDark, isBright, isSmall, isWordy, duplicateOf } = quality
  const found: Record<QualityWarning, boolean> = {
    blurry: isBlurry,
    dark: isDark,
    bright: isBright,
    small: isSmall,
    wordy: isWordy,
    duplicate: duplicateOf !== null,
  }
  return (Object.keys(found) as QualityWarning[]).filter((warning) => found[warning])
}
