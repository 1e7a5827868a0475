import type { Block } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { Line } from './line.tsx'

import classes from './article.module.css'

type TableProps = { table: Extract<Block, { kind: 'table' }>; newTab: boolean }

/** A table whose first cell names its row; on a narrow screen it is moved sideways, with keys too. */
export function Table({ table: { head, rows }, newTab }: TableProps) {
  const { t } = useTranslation()
  return (
    // What is moved sideways has to be reached by who has no finger and no mouse.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes['sideways']} role="group" aria-label={t('help.table')} tabIndex={0}>
      <table data-columns={head.length}>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                <Line line={cell} newTab={newTab} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => {
                const Cell = column === 0 ? 'th' : 'td'
                return (
                  <Cell key={column} {...(column === 0 ? { scope: 'row' } : {})}>
                    <Line line={cell} newTab={newTab} />
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
