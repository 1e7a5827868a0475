import { Button, Checkbox, Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ApiFailure } from '../../api/index.ts'
import { FailureNote } from '../../app/failure-note.tsx'
import { EditorModal } from '../dialogs/editor-modal.tsx'
import { useFieldName } from '../session/names.ts'
import { useScreen } from '../session/screen.ts'
import { useSession } from '../session/use-session.ts'
import { keepVersion } from '../versions/use-versions.ts'
import { LineWriter } from './line-writer.tsx'
import { useLocks } from './locks.ts'
import { useAlternatives } from './use-alternatives.ts'
import { WordsChange } from './words-change.tsx'

import classes from './words.module.css'

/** Other words for every line that is not locked, before and after, each with a box to leave it out. */
export function RewriteDialog() {
  const { t } = useTranslation()
  const session = useSession()
  const { editor } = session
  const { close } = useScreen()
  const { locked } = useLocks()
  const nameOf = useFieldName()
  const { ask, list, error, isPending } = useAlternatives()
  const [left, setLeft] = useState<readonly string[]>([])
  const [turn, setTurn] = useState(0)
  // The lines that are open now: a padlock cannot be turned while the dialog stands.
  const [slotIds] = useState(() => openLines(editor, locked))
  useEffect(() => {
    if (slotIds.length > 0) ask({ slotIds, turn })
  }, [ask, slotIds, turn])
  const { text } = editor.state.work.userSource
  const lines = (list ?? []).flatMap(({ slotId, lines: [after] }) =>
    after === undefined ? [] : [{ slotId, now: text[slotId]?.value ?? '', after }],
  )
  const chosen = lines.filter(({ slotId }) => !left.includes(slotId))
  const take = async () => {
    // Away from the server no version is kept; the step can still be undone.
    await keepVersion(session, { before: 'rewrite' }).catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error
    })
    editor.setTexts(Object.fromEntries(chosen.map(({ slotId, after }) => [slotId, after])))
    close()
  }
  const isEmpty = slotIds.length === 0 || (list !== null && lines.length === 0)
  return (
    <EditorModal title={t('words.all')} size="40rem">
      <p className={classes['note']}>{t(isEmpty ? 'words.allNone' : 'words.allNote')}</p>
      <LineWriter list={list ?? []} />
      {error ? (
        <FailureNote error={error} cost={t('words.failed')} onRetry={() => ask({ slotIds, turn })} />
      ) : null}
      {isPending && !list ? <Loader size="sm" role="status" aria-label={t('words.loading')} /> : null}
      <ul className={classes['changes']}>
        {lines.map(({ slotId, now, after }) => (
          <li key={slotId}>
            <Checkbox
              checked={!left.includes(slotId)}
              aria-label={t('words.allLine', { place: nameOf(`text/${slotId}`) })}
              onChange={(event) =>
                setLeft(event.currentTarget.checked ? left.filter((id) => id !== slotId) : [...left, slotId])
              }
            />
            <WordsChange slotId={slotId} now={now} after={after} fault={null} />
          </li>
        ))}
      </ul>
      <div className={classes['foot']}>
        {list?.some(({ more }) => more) ? (
          <Button variant="default" loading={isPending} onClick={() => setTurn(turn + 1)}>
            {t('words.otherNext')}
          </Button>
        ) : null}
        {isEmpty ? null : (
          <Button disabled={chosen.length === 0 || isPending} onClick={() => void take()}>
            {t('words.allTake', { count: chosen.length })}
          </Button>
        )}
      </div>
    </EditorModal>
  )
}

/** The lines that say something, are shown and not locked; a price that was written stays the owner's to change. */
function openLines({ slots, state }: ReturnType<typeof useSession>['editor'], locked: readonly string[]) {
  const { text, scenes } = state.work.userSource
  return [...slots.values()]
    .filter(
      (slot) =>
        slot.kind === 'text' &&
        !['price', 'brand', 'name'].includes(slot.layer.slot.role) &&
        !locked.includes(slot.id) &&
        text[slot.id]?.hidden !== true &&
        (text[slot.id]?.value ?? '').trim() !== '' &&
        scenes?.off?.includes(slot.scene.id) !== true,
    )
    .map(({ id }) => id)
}
