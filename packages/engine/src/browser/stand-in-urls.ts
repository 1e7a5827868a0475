import arabic from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2?url'
import thai from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2?url'
import emoji from '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2?url'
import symbols from '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2?url'

import type { CutFont, RangeTable } from '../text/stand-ins.ts'

// Loaded by itself, when a film has letters that its own fonts lack.

const whole: Readonly<Record<string, string>> = {
  '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2': arabic,
  '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2': thai,
  '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2': emoji,
  '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2': symbols,
}

const parts = import.meta.glob<string>(
  [
    '../../../../node_modules/@fontsource-variable/noto-sans-jp/files/noto-sans-jp-*-wght-normal.woff2',
    '../../../../node_modules/@fontsource-variable/noto-sans-sc/files/noto-sans-sc-*-wght-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true, exhaustive: true },
)

/** Where the page finds the file of a stand-in, by its place in node_modules. */
export function standInUrl(file: string): string | undefined {
  return whole[file] ?? parts[`../../../../node_modules/${file}`]
}

/** Which letters each part of a cut font has. */
export async function loadTable(font: CutFont): Promise<RangeTable> {
  switch (font) {
    case 'japanese':
      return (await import('@fontsource-variable/noto-sans-jp/unicode.json')).default
    case 'chinese':
      return (await import('@fontsource-variable/noto-sans-sc/unicode.json')).default
  }
}
