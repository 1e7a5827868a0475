import type { Attribution } from '@clipmint/contract'
import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import classes from './credit.module.css'

/** Whom to name for a file that is not the owner's own, with the links that its licence asks for. */
export function Credit({ of }: { of: Attribution }) {
  const { t } = useTranslation()
  const { author, licence, page, providerName } = of
  return (
    <span className={classes['credit']}>
      <Anchor href={page} target="_blank" rel="noreferrer">
        {t('stock.creditBy', { author: author.name, provider: providerName })}
      </Anchor>
      <Anchor href={licence.url} target="_blank" rel="noreferrer">
        {licence.name}
      </Anchor>
    </span>
  )
}
