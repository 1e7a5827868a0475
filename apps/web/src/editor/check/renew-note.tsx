import type { Slot } from '@clipmint/editor'
import { showsValue } from '@clipmint/film'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useEditorState, useSession } from '../session/use-session.ts'

import classes from '../brand/brand.module.css'

/** Where a slot shows what a price or a day was: what it is now, and one press that puts it there. */
export function RenewNote({ slot }: { slot: Slot & { kind: 'text' } }) {
  const { t } = useTranslation()
  const { editor, outdated } = useSession()
  const value = useEditorState(({ work }) => work.userSource.text[slot.id]?.value ?? '')
  const shown = outdated.filter((one) => one.slotId === slot.id && showsValue(value, one.shown))
  const [first] = shown
  if (!first) return null
  const broken = shown.flatMap(({ fault, now }) => (fault !== undefined && now !== null ? [now] : []))
  if (broken[0] !== undefined)
    return <p className={classes['slotNote']}>{t('outdated.slotBroken', { now: broken[0] })}</p>
  return (
    <p className={classes['slotNote']}>
      {first.now === null
        ? t('outdated.slotGone')
        : t('outdated.slotNow', { now: shown.map(({ now }) => now).join(', ') })}
      {shown.every(({ now }) => now === null) ? null : (
        <Button size="compact-xs" variant="subtle" onClick={() => editor.renewText(slot.id, shown)}>
          {t('outdated.slotRenew')}
        </Button>
      )}
    </p>
  )
}
