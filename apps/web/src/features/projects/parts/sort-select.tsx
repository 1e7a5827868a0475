import { type ProjectSort, projectSorts } from '@clipmint/contract'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import classes from './project-list.module.css'

type SortSelectProps = { value: ProjectSort; onChange: (sort: ProjectSort | undefined) => void }

/** In which order the videos stand; the usual one is not said in the address. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  const { t } = useTranslation()
  return (
    <Select
      size="sm"
      className={classes['sort'] ?? ''}
      aria-label={t('projects.sort')}
      value={value}
      data={projectSorts.map((sort) => ({ value: sort, label: t(`projects.sort_${sort}`) }))}
      onChange={(next) => onChange(projectSorts.find((one) => one === next && one !== 'changed'))}
    />
  )
}
