import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { prefer, usePreferences } from '../session/preferences.ts'
import { tools } from '../session/screen.ts'
import { EditorModal } from './editor-modal.tsx'

import classes from './keys-dialog.module.css'

const keys = [
  { keys: ['Space'], word: 'editor.keyPlay' },
  { keys: ['J', 'K', 'L'], word: 'stage.keySecond' },
  { keys: ['←', '→', ',', '.'], word: 'editor.keyFrame' },
  { keys: ['Shift ←', 'Shift →'], word: 'editor.keyScene' },
  { keys: ['Home', 'End'], word: 'editor.keyEnds' },
  { keys: ['M'], word: 'editor.keyMute' },
  { keys: tools.map((_tool, index) => String(index + 1)), word: 'editor.keyTools' },
  { keys: ['[', ']'], word: 'editor.keySlots' },
  { keys: ['Enter'], word: 'editor.keyEdit' },
  { keys: ['Esc'], word: 'editor.keyOut' },
  { keys: ['Ctrl Z'], word: 'editor.keyUndo' },
  { keys: ['Ctrl Shift Z', 'Ctrl Y'], word: 'editor.keyRedo' },
  { keys: ['S'], word: 'editor.keySave' },
  { keys: ['R'], word: 'stage.keyRatio' },
  { keys: ['Ctrl Enter'], word: 'stage.keyMake' },
  { keys: ['?'], word: 'editor.keyHelp' },
] as const

/** Every key of the editor. */
export function KeysDialog() {
  const { t } = useTranslation()
  const { letterKeys } = usePreferences()
  return (
    <EditorModal title={t('editor.keys')} size="30rem" isShort>
      <dl className={classes['keys']}>
        {keys.map(({ keys: row, word }) => (
          <div key={word}>
            <dt>{t(word)}</dt>
            <dd>
              {row.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes['note']}>{t('editor.keysNote')}</p>
      <Switch
        mt="md"
        label={t('stage.letterKeys')}
        description={t('stage.letterKeysNote')}
        checked={letterKeys}
        onChange={(event) => prefer({ letterKeys: event.currentTarget.checked })}
      />
    </EditorModal>
  )
}
