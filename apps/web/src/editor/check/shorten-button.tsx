import type { Slot } from '@clipmint/editor'
import { Button } from '@mantine/core'
import { Scissors } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import { useSlotName } from '../session/names.ts'
import { useShorten } from './use-shorten.ts'

import classes from './check-list.module.css'

type ShortenButtonProps = { slots: readonly (Slot & { kind: 'text' })[]; onDone?: () => void }

/** Puts shorter words of the same thing into a slot, or into many at once, that fit it. */
export function ShortenButton({ slots, onDone = () => {} }: ShortenButtonProps) {
  const { t } = useTranslation()
  const nameOf = useSlotName()
  const { shorten, isPending, noneCount, error } = useShorten(slots, onDone)
  const [slot, second] = slots
  if (!slot) return null
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={isPending}
        {...(second ? {} : { 'aria-label': t('checks.shortenFor', { name: nameOf(slot) }) })}
        leftSection={<Scissors aria-hidden="true" size="0.875rem" />}
        onClick={shorten}
      >
        {t(second ? 'checks.shortenAll' : 'checks.shorten')}
      </Button>
      {error ? <FailureNote error={error} cost={t('words.failed')} onRetry={shorten} /> : null}
      {noneCount > 0 ? (
        <p role="status" className={classes['none']}>
          {second ? t('checks.shortenNoneOf', { count: noneCount }) : t('checks.shortenNone')}
        </p>
      ) : null}
    </>
  )
}
