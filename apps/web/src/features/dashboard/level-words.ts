import type { Lesson } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

/** What posts of a level are called before the word for posts (or after it, in English). */
export function useLevelWords(): (lesson: Pick<Lesson, 'attribute' | 'level'>) => string {
  const { t, i18n } = useTranslation()
  return ({ attribute, level }) => {
    if (attribute === 'family') {
      const key = `dashboard.family_${level}`
      return t('dashboard.level_family', {
        name: i18n.exists(key) ? t(key as 'dashboard.family_swiss') : level,
      })
    }
    const key = `dashboard.level_${attribute}_${level}`
    // An angle of a newer planner has no words here yet.
    return i18n.exists(key)
      ? t(key as 'dashboard.level_hour_evening')
      : t('dashboard.level_other', { name: level })
  }
}
