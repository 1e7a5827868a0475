import type { CheckedLine } from '@clipmint/copy'
import { Button } from '@mantine/core'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import classes from './law-findings.module.css'

type LawFindingsProps = {
  checked: CheckedLine
  /** Where something beside them says already how grave they are. */
  isListed?: boolean
  /** A way to words that the law allows. */
  children?: ReactNode
}

/** What advertising law has against a line, each reason once with the words that it is about. */
export function LawFindings({ checked, isListed = false, children }: LawFindingsProps) {
  const { t } = useTranslation()
  const { findings, text, verdict } = checked
  const whys = new Map(findings.map((it) => [it.why, findings.filter(({ why }) => why === it.why)]))
  return (
    <div className={classes['findings']} data-verdict={isListed ? undefined : verdict}>
      {verdict === 'block' && !isListed ? <strong>{t('words.forbidden')}</strong> : null}
      {[...whys].map(([why, found]) => (
        <p key={why}>
          <b>{found.map(({ span }) => t('words.quoted', { words: text.slice(...span) })).join(' ')}</b> {why}
        </p>
      ))}
      {children}
    </div>
  )
}

type SafeWordsProps = { words: string; label: string; isDisabled: boolean; onUse: () => void }

/** Puts words that the law allows in the place of those that it does not. */
export function SafeWords({ words, label, isDisabled, onUse }: SafeWordsProps) {
  const { t } = useTranslation()
  return (
    <Button
      size="compact-xs"
      variant="default"
      disabled={isDisabled}
      leftSection={<ShieldCheck aria-hidden="true" size="0.875rem" />}
      aria-label={label}
      onClick={onUse}
    >
      <span className={classes['safe']}>{t('words.safe', { words })}</span>
    </Button>
  )
}
