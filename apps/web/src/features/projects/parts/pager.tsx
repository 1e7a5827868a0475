import { Pagination } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import classes from './pager.module.css'

type PagerProps = { pages: number; value: number; onChange: (page: number) => void }

/** The pages of a list; choosing one goes to its beginning. */
export function Pager({ pages, value, onChange }: PagerProps) {
  const { t } = useTranslation()
  return (
    <nav className={classes['pager']} aria-label={t('projects.pages')}>
      <Pagination
        total={pages}
        value={value}
        color="gray.9"
        getControlProps={(control) => ({
          'aria-label': t(control === 'next' ? 'projects.nextPage' : 'projects.previousPage'),
        })}
        getItemProps={(page) => ({ 'aria-label': t('projects.page', { page }) })}
        onChange={(page) => {
          onChange(page)
          scrollTo({ top: 0 })
        }}
      />
    </nav>
  )
}
