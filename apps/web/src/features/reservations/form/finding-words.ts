import { networks, type NetworkId, type PostFinding } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import type { Answers } from './draft.ts'
import { settingLabel } from './setting-label.ts'

type Told = {
  platform: NetworkId
  code: PostFinding['code']
  values: PostFinding['values']
  answers?: Answers
}

/** What was found of a post on a network, as a sentence that names what it is about. */
export function useFindingWords(): (told: Told) => string {
  const { t } = useTranslation()
  const { language } = useFormats()
  return ({ platform, code, values, answers = {} }) => {
    const setting = networks[platform].settings.find(({ id }) => id === values['id'])
    const word = wordOf()
    return t(`reservations.finding_${word}`, {
      ...values,
      setting: setting ? settingLabel(setting, answers)[language] : '',
      because: values[language] ?? '',
    })

    function wordOf() {
      // What is missing is chosen, or turned on.
      if (code === 'setting-missing' && setting?.type === 'switch') return 'setting-off'
      return code === 'outdated' && values['now'] === '' ? 'outdated-gone' : code
    }
  }
}
