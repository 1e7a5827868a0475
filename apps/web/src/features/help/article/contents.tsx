import type { Block } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import classes from './contents.module.css'

/** Where the parts of an article begin: beside it on a desk, folded above it on narrower screens. */
export function Contents({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useTranslation()
  const parts = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []))
  if (parts.length < 2) return null
  const list = (
    <ol className={classes['list']}>
      {parts.map(({ id, line }) => (
        <li key={id}>
          <a href={`#${id}`}>{line.map(({ text }) => text).join('')}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className={classes['contents']} aria-label={t('help.contents')}>
      <details className={classes['folded']}>
        <summary>{t('help.contents')}</summary>
        {list}
      </details>
      <div className={classes['open']}>
        <b>{t('help.contents')}</b>
        {list}
      </div>
    </nav>
  )
}
