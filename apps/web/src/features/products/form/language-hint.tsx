import type { LanguageCode } from '@clipmint/kit'
import { Button } from '@mantine/core'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { otherLanguage } from './values.ts'

import classes from './product-form.module.css'

type LanguageHintProps = {
  words: string
  /** That of the videos. */
  language: LanguageCode
  onSwitch: (language: LanguageCode) => void
}

/** Says below a field that its words are in another language than the videos, which one press makes the same. */
export function LanguageHint({ words, language, onSwitch }: LanguageHintProps) {
  const { t } = useTranslation()
  const written = otherLanguage(words, language)
  return (
    <div role="status">
      {written ? (
        <div className={classes['hint']}>
          <p>{t('products.otherLanguage', { language: t(`products.language_${written}`) })}</p>
          <Button
            size="xs"
            variant="default"
            leftSection={<Languages aria-hidden="true" size="0.875rem" />}
            onClick={() => onSwitch(written)}
          >
            {t('products.switchLanguage', { language: t(`products.language_${written}`) })}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
