import type { Finding } from '@clipmint/film'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CheckItem } from './check-item.tsx'
import { nameOf } from './ignored.ts'

import classes from './check-list.module.css'

type CheckListProps = { findings: readonly Finding[]; label: string; most?: number }

/** What there is to see to, each with the way there, the press that sees to it, and the way to let it be. */
export function CheckList({ findings, label, most = Number.POSITIVE_INFINITY }: CheckListProps) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  if (findings.length === 0) return null
  const shown = isWhole ? findings : findings.slice(0, most)
  return (
    <>
      <ul ref={list} className={classes['list']} aria-label={label} tabIndex={-1}>
        {shown.map((finding) => (
          <CheckItem
            key={nameOf(finding)}
            finding={finding}
            // The button that was pressed goes with its line: whoever pressed it stays in the list.
            onDone={() => list.current?.focus()}
          />
        ))}
      </ul>
      {shown.length < findings.length ? (
        <Button size="xs" variant="subtle" onClick={() => setWhole(true)}>
          {t('checks.more', { count: findings.length - shown.length })}
        </Button>
      ) : null}
    </>
  )
}
