import { limits } from '@clipmint/contract'
import type { TFunction } from 'i18next'

/** What a campaign is called after its product or place: of a long name as much as there is room for, no letter or emoji cut through. */
export function autoTitle(t: TFunction, name: string): string {
  const whole = t('campaigns.autoTitle', { name: name.normalize('NFC') })
  if (lengthOf(whole) <= limits.campaignTitleMax) return whole
  const room = limits.campaignTitleMax - lengthOf(t('campaigns.autoTitle', { name: '…' }))
  return t('campaigns.autoTitle', { name: `${cut(name.normalize('NFC'), room).trimEnd()}…` })
}

function cut(text: string, room: number): string {
  let kept = ''
  for (const { segment } of new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(text)) {
    if (lengthOf(kept) + lengthOf(segment) > room) break
    kept += segment
  }
  return kept
}

/** As the contract counts: in code points, of which a family of four has seven. */
function lengthOf(text: string): number {
  return [...text].length
}
