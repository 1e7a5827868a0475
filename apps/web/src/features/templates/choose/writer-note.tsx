import type { AiPlan, WriterFault } from '@clipmint/contract'
import { PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { writtenBy } from '../../../app/written-by.ts'

import classes from './writer-note.module.css'

/** What an owner is told of why a model did not write; operators read the rest in the log. */
const whyOf = {
  unreachable: 'silent',
  rejected: 'silent',
  'too-slow': 'silent',
  limited: 'busy',
  refused: 'unusable',
  'cut-off': 'unusable',
  malformed: 'unusable',
  unusable: 'unusable',
} as const satisfies Record<WriterFault, string>

/** Which writer wrote the plan, and why not the model where one is set up and failed. */
export function WriterNote({ plan: { writer, fallback } }: { plan: AiPlan }) {
  const { t } = useTranslation()
  const text = fallback ? t(`templates.instead_${whyOf[fallback]}`) : writtenBy(writer, t)
  return (
    <p className={classes['writer']}>
      <PenLine aria-hidden="true" size="0.875rem" />
      <span>{text}</span>
    </p>
  )
}
