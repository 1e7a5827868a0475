import { type Template, textLimit } from '@clipmint/film'
import { countChars } from '@clipmint/kit'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../../locales/use-words.ts'
import { headlineSlot } from './compose-tried.ts'
import { useTried } from './tried.ts'
import { tryHeadline } from './try-desk.ts'

/** The visitor's own first words, with how much room the template has for them. */
export function HeadlineField({ template }: { template: Template }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { headline } = useTried()
  const slot = headlineSlot(template)
  if (!slot) return null
  const most = textLimit(slot, language)
  const count = countChars(headline.trim())
  const isOver = count > most
  return (
    <TextInput
      label={t('store.headline')}
      description={t('store.headlineCount', { count, most })}
      placeholder={slot.slot.sample[language]}
      value={headline}
      onChange={({ target }) => tryHeadline(target.value)}
      error={isOver ? t('store.headlineTooLong', { most }) : null}
    />
  )
}
