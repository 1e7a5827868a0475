import { LanguageSwitch } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { chooseLanguage } from '../locales/index.ts'
import { useFormats } from '../locales/use-words.ts'

/** The language of the site, for a visitor and a member alike; the page and what was typed stay. */
export function LanguageChoice() {
  const { t } = useTranslation()
  const { language } = useFormats()
  return (
    <LanguageSwitch
      label={t('common.language')}
      value={language}
      onChange={(it) => void chooseLanguage(it)}
    />
  )
}
