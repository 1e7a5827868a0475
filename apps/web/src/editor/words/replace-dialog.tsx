import { type Replaced, replaceWords } from '@clipmint/editor'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { EditorModal } from '../dialogs/editor-modal.tsx'
import { useFieldName } from '../session/names.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { WordsChange } from './words-change.tsx'

import classes from './words.module.css'

/** Finds words in every line and puts others in their place, one line or all; what would be too long is left alone. */
export function ReplaceDialog() {
  const { t } = useTranslation()
  const { editor } = useSession()
  const work = useEditorState((state) => state.work)
  const [find, setFind] = useState('')
  const [put, setPut] = useState('')
  const found = replaceWords(work, editor.slots, { find, put })
  const fitting = found.filter((it) => faultOf(it) === null && it.after !== it.value)
  const count = found.reduce((sum, it) => sum + it.count, 0)
  const take = (lines: readonly Replaced[]) =>
    editor.setTexts(Object.fromEntries(lines.map(({ slotId, after }) => [slotId, after])))

  /** Why a line cannot take the words; null when it can. */
  function faultOf({ slotId, after, over }: Replaced): string | null {
    if (over > 0) return t('words.replaceOver', { over })
    const slot = editor.slots.get(slotId)
    const isNeeded = slot?.kind === 'text' && slot.layer.slot.required
    return isNeeded && after === '' ? t('words.replaceMissing') : null
  }

  function foundWords(): string {
    if (find.trim() === '') return ''
    return found.length === 0 ? t('words.foundNone') : t('words.found', { lines: found.length, count })
  }

  return (
    <EditorModal title={t('words.replace')} size="36rem">
      <div className={classes['fields']}>
        <TextInput
          data-autofocus
          label={t('words.find')}
          value={find}
          onChange={(event) => setFind(event.currentTarget.value)}
        />
        <TextInput
          label={t('words.put')}
          value={put}
          onChange={(event) => setPut(event.currentTarget.value)}
        />
      </div>
      <p className={classes['note']} role="status">
        {foundWords()}
      </p>
      <ul className={classes['changes']}>
        {found.map((line) => (
          <FoundLine key={line.slotId} line={line} fault={faultOf(line)} onTake={() => take([line])} />
        ))}
      </ul>
      <div className={classes['foot']}>
        <Button disabled={fitting.length === 0} onClick={() => take(fitting)}>
          {t('words.replaceAll')}
        </Button>
      </div>
    </EditorModal>
  )
}

type FoundLineProps = { line: Replaced; fault: string | null; onTake: () => void }

function FoundLine({ line: { slotId, value, after }, fault, onTake }: FoundLineProps) {
  const { t } = useTranslation()
  const place = useFieldName()(`text/${slotId}`)
  return (
    <li>
      <WordsChange slotId={slotId} now={value} after={after} fault={fault} />
      {fault === null && after !== value ? (
        <Button size="xs" variant="default" aria-label={t('words.replaceOneIn', { place })} onClick={onTake}>
          {t('words.replaceOne')}
        </Button>
      ) : null}
    </li>
  )
}
