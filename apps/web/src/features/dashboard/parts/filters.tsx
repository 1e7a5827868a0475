import { networkIds, networks, postKinds } from '@clipmint/contract'
import { Chip, Chips } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { useDashboardSearch } from '../pages/use-dashboard-search.ts'

import classes from './filters.module.css'

/** Of which network and kind what stands below is. */
export function Filters() {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { search, change, of } = useDashboardSearch()
  const { provider } = of
  // Of one network only its own kinds, by its own names.
  const own = provider === 'all' ? null : networks[provider].kinds
  const kinds = postKinds.filter((kind) => own === null || own[kind] !== undefined)
  return (
    <div className={classes['filters']}>
      <Chips label={t('dashboard.provider')}>
        <Chip
          isChosen={provider === 'all'}
          onClick={() => change({ provider: undefined, kind: undefined, page: undefined })}
        >
          {t('dashboard.all')}
        </Chip>
        {networkIds.map((id) => (
          <Chip
            key={id}
            isChosen={provider === id}
            onClick={() => change({ provider: id, kind: undefined, page: undefined })}
          >
            {networks[id].name[language]}
          </Chip>
        ))}
      </Chips>
      <Chips label={t('dashboard.kind')}>
        <Chip
          isChosen={search.kind === undefined}
          label={t('dashboard.allKinds')}
          onClick={() => change({ kind: undefined, page: undefined })}
        >
          {t('dashboard.all')}
        </Chip>
        {kinds.map((kind) => (
          <Chip key={kind} isChosen={search.kind === kind} onClick={() => change({ kind, page: undefined })}>
            {own?.[kind]?.name[language] ?? t(`dashboard.kind_${kind}`)}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
