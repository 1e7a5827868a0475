import type { Approval } from '@clipmint/contract'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'

import classes from './written-words.module.css'

/** The words that stand under a post. */
export function WrittenWords({ approval: { copy, tags, title } }: { approval: Approval }) {
  const { t } = useTranslation()
  return (
    <div className={classes['words']}>
      {title === '' ? null : <b>{title}</b>}
      <p data-empty={copy === ''}>{copy === '' ? t('approvals.noWords') : copy}</p>
      {tags.length === 0 ? null : (
        <p className={classes['tags']}>
          {tags.map((tag) => (
            <Fragment key={tag}>
              <span>#{tag}</span>{' '}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}
