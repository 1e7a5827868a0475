import type { Conflict } from '@clipmint/editor'
import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { useFieldName } from '../session/names.ts'
import { useEditorState, useSession } from '../session/use-session.ts'

import classes from './conflict-list.module.css'

/** Fields that were changed elsewhere too: ours stands, and the other is one press away. */
export function ConflictList() {
  const { t } = useTranslation()
  const conflicts = useEditorState((state) => state.conflicts)
  return (
    <div>
      <p>{t('editor.conflictLead')}</p>
      <ul className={classes['list']}>
        {conflicts.map((conflict) => (
          <ConflictItem key={conflict.field} conflict={conflict} />
        ))}
      </ul>
    </div>
  )
}

function ConflictItem({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const nameOf = useFieldName()
  const theirs = wordsIn(conflict)
  return (
    <li>
      <b>{nameOf(conflict.field)}</b>
      {theirs === null ? null : (
        <span className={classes['theirs']}>{t('editor.conflictTheirs', { words: theirs })}</span>
      )}
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={() => editor.settle(conflict, 'theirs')}>
          {t('editor.conflictTake')}
        </Button>
        <Button size="xs" variant="subtle" onClick={() => editor.settle(conflict, 'ours')}>
          {t('editor.conflictKeep')}
        </Button>
      </Group>
    </li>
  )
}

/** The other's words, where the field holds words. */
function wordsIn({ field, theirs: value }: Conflict): string | null {
  if (field === 'brandLogo') return null
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'value' in value ? value.value : null
}
