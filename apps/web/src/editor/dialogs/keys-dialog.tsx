import { useTranslation } from 'react-i18next'

import { tools } from '../session/screen.ts'
import { EditorModal } from './editor-modal.tsx'

import classes from './keys-dialog.module.css'

const keys = [
  { keys: ['Space'], word: 'editor.keyPlay' },
  { keys: ['←', '→'], word: 'editor.keyFrame' },
  { keys: ['Shift ←', 'Shift →'], word: 'editor.keyScene' },
  { keys: ['Home', 'End'], word: 'editor.keyEnds' },
  { keys: ['M'], word: 'editor.keyMute' },
  { keys: tools.map((_, index) => String(index + 1)), word: 'editor.keyTools' },
  { keys: ['[', ']'], word: 'editor.keySlots' },
  { keys: ['Enter'], word: 'editor.keyEdit' },
  { keys: ['Esc'], word: 'editor.keyOut' },
  { keys: ['Ctrl Z'], word: 'editor.keyUndo' },
  { keys: ['Ctrl Shift Z', 'Ctrl Y'], word: 'editor.keyRedo' },
  { keys: ['S'], word: 'editor.keySave' },
  { keys: ['?'], word: 'editor.keyHelp' },
] as const

/** Every key of the editor. */
export function KeysDialog() {
  const { t } = useTranslation()
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
    </EditorModal>
  )
}
