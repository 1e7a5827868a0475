import type { Asset, AssetQuality } from '@clipmint/contract'

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

type Warned = Pick<Asset, '_id' | 'quality'>

/** Files with the same fault; of duplicates, those like the same file (`of`), or like none that is among them. */
export type WarnedFiles<File extends Warned> = { warning: QualityWarning; of: string | null; list: File[] }

/** What is to be said against files, each fault once. */
export function groupedWarnings<File extends Warned>(files: readonly File[]): WarnedFiles<File>[] {
  const groups: WarnedFiles<File>[] = []
  for (const file of files) {
    for (const warning of warningsOf(file.quality)) {
      const original = warning === 'duplicate' ? file.quality.duplicateOf : null
      const of = files.some(({ _id }) => _id === original) ? original : null
      const known = groups.find((group) => group.warning === warning && group.of === of)
      if (known) known.list.push(file)
      else groups.push({ warning, of, list: [file] })
    }
  }
  return groups
}
