import type { FindingCode } from '@clipmint/film'
import { TriangleAlert } from 'lucide-react'

import { shorteningHelps } from './check-words.ts'
import { FindingWays } from './finding-ways.tsx'
import { nameOf } from './ignored.ts'
import { useFindingText } from './use-finding-text.ts'
import { useFindings } from './use-findings.tsx'

import classes from './check-list.module.css'

/** What a field says by itself already, the moment it is typed, and what would be said at every one of them. */
const notSaid: ReadonlySet<FindingCode> = new Set([
  'sample-words',
  'required-text-empty',
  'placeholder-left',
  'text-too-long',
  'claim-forbidden',
  'claim-doubtful',
])

type SlotMarksProps = { slotId: string; isOverlong: boolean }

/**
 * What there is to see to in a slot, at its field, with the presses that see to it. Fewer words see to several things:
 * they are offered once, and not beneath words that their field itself offers to shorten.
 */
export function SlotMarks({ slotId, isOverlong }: SlotMarksProps) {
  const textOf = useFindingText()
  const { open } = useFindings()
  const marks = open.filter((it) => it.slotId === slotId && !notSaid.has(it.code))
  if (marks.length === 0) return null
  const shortened = isOverlong ? undefined : marks.find(({ code }) => shorteningHelps.has(code))
  return (
    <ul className={classes['marks']}>
      {marks.map((finding) => (
        <li key={nameOf(finding)} className={classes['mark']}>
          <TriangleAlert aria-hidden="true" size="0.875rem" />
          <span>{textOf(finding)}</span>
          {shorteningHelps.has(finding.code) && finding !== shortened ? null : (
            <div className={classes['actions']}>
              <FindingWays finding={finding} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
