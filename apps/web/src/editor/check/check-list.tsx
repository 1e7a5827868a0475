import type { Finding } from '@clipmint/film'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CheckGroup } from './check-group.tsx'
import { CheckItem } from './check-item.tsx'
import { groupsOf } from './groups.ts'
import { nameOf } from './ignored.ts'

import classes from './check-list.module.css'

type CheckListProps = { findings: readonly Finding[]; label: string; most?: number }

/** What there is to see to, each kind once, with the way there, the press that sees to it, and the way to let it be. */
export function CheckList({ findings, label, most = Number.POSITIVE_INFINITY }: CheckListProps) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  if (findings.length === 0) return null
  const groups = groupsOf(findings)
  const shown = isWhole ? groups : groups.slice(0, most)
  // The button that was pressed goes with its line: whoever pressed it stays in the list.
  const onDone = () => list.current?.focus()
  return (
    <>
      <ul ref={list} className={classes['list']} aria-label={label} tabIndex={-1}>
        {shown.map((group) => {
          const [first, second] = group.findings
          if (second) return <CheckGroup key={group.code} group={group} onDone={onDone} />
          return first ? <CheckItem key={nameOf(first)} finding={first} onDone={onDone} /> : null
        })}
      </ul>
      {shown.length < groups.length ? (
        <Button size="xs" variant="subtle" onClick={() => setWhole(true)}>
          {t('checks.more', { count: groups.length - shown.length })}
        </Button>
      ) : null}
    </>
  )
}
