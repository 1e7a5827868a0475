import { dashboardTerms } from '@clipmint/contract'
import { Chip, Chips } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { useDashboardSearch } from '../pages/use-dashboard-search.ts'

/** Which days are looked at; all that stands on the screen is of them but the list of all posts. */
export function Period() {
  const { t } = useTranslation()
  const { term, change } = useDashboardSearch()
  return (
    <Chips label={t('dashboard.term')}>
      {dashboardTerms.map((days) => (
        <Chip
          key={days}
          isChosen={days === term}
          onClick={() => change({ term: days === 30 ? undefined : `${days}` })}
        >
          {t(`dashboard.term_${days}`)}
        </Chip>
      ))}
    </Chips>
  )
}
