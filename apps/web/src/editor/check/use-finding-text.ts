import type { Finding, FindingCode } from '@clipmint/film'
import { useTranslation } from 'react-i18next'

import { listWords } from '../../app/list-words.ts'
import { useFormats } from '../../locales/use-words.ts'
import { zoneWords } from '../stage/zone-words.ts'
import { findingWords } from './check-words.ts'

/** What a finding says, with its figures. */
export function useFindingText(): (finding: Finding) => string {
  const { t } = useTranslation()
  const { language } = useFormats()
  return ({ code, contrast, networks = [], coveredSlots = [] }) => {
    const names = networks.map((network) => t(zoneWords[network]))
    return t(findingWords[code], {
      figure: contrast ? contrastFigure(contrast.ratio) : '',
      least: contrast?.least ?? '',
      count: coveredSlots.length,
      networks: listWords(language, names),
    })
  }
}

/** What all findings of a kind say together, which figures of one of them would not be true of. */
export function useKindText(): (code: FindingCode) => string {
  const { t } = useTranslation()
  return (code) => t(code === 'contrast-low' ? 'checks.contrastLowAll' : findingWords[code])
}

/** A contrast as people write it; rounded down, so that what is too little never looks enough. */
export function contrastFigure(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}
