import type { Work } from '@clipmint/editor'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useEditorState, useSession } from '../session/use-session.ts'
import { type MediaSlot, useMediaSlots } from './use-active-slot.ts'
import { usePartners } from './use-partners.ts'

import classes from './shared-note.module.css'

/**
 * Where else a picture put into this place goes, before it is put; and once one was, where else it went, with the way
 * to have it only here.
 */
export function SharedNote({ slot }: { slot: MediaSlot }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const slots = useMediaSlots()
  const note = useRef<HTMLDivElement>(null)
  const work = useEditorState((state) => state.work)
  const [parted, setParted] = useState<Work | null>(null)
  const partners = usePartners(slot)
  const numbersOf = (ids: readonly string[]) =>
    slots.flatMap(({ id }, index) =>
      ids.includes(id) ? [t('editor.placeNumber', { number: index + 1 })] : [],
    )
  const all = numbersOf([slot.id, ...partners])
  const carried = numbersOf(editor.carriedWith(slot.id))
  const keepOnlyHere = () => {
    editor.keepOnlyHere(slot.id)
    setParted(editor.state.work)
    note.current?.focus()
  }
  return (
    <div
      ref={note}
      className={classes['note']}
      data-tells={carried.length > 0 || parted === work || undefined}
      tabIndex={-1}
      aria-live="polite"
    >
      {carried.length > 0 ? (
        <>
          <p>{t('editor.mediaCarried', { count: carried.length, places: carried.join(', ') })}</p>
          <Button size="xs" variant="default" onClick={keepOnlyHere}>
            {t('editor.mediaOnlyHere')}
          </Button>
        </>
      ) : partners.length > 0 ? (
        <p>{t('editor.mediaShared', { count: all.length, places: all.join(', ') })}</p>
      ) : null}
      {parted === work ? <p>{t('editor.mediaParted')}</p> : null}
    </div>
  )
}
