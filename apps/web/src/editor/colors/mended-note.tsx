import { type ColorRole, READABLE_CONTRAST } from '@clipmint/film'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { contrastFigure } from '../check/use-finding-text.ts'
import { roleWords } from '../panels/role-words.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { ColorSample } from './color-sample.tsx'
import { mendedAt, readableTone } from './mended.ts'

import classes from './mended-note.module.css'

/**
 * Says at the field of a colour that words are not shown in it because nobody could read them, how little they are told
 * apart, and what they are shown in; with the press that finds a tone that reads, and the one back.
 */
export function MendedNote({ role }: { role: ColorRole }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const changed = useEditorState(({ work }) => work.changedColor)
  const { template } = editor
  const [pair] = mendedAt(role, template, changed)
  if (!pair) return null
  const { words, ground, ratio, shown } = pair
  const tone = readableTone(role, template, changed)
  const take = (color: string) => {
    // A step of its own, however soon after the colour was chosen.
    editor.endRun()
    editor.setColor(role, color)
    editor.endRun()
  }
  return (
    <div className={classes['note']}>
      <ColorSample words={shown} ground={changed[ground] ?? template.colors[ground]} />
      <p role="status">
        {t(words === role ? 'editor.mendedWords' : 'editor.mendedGround', {
          words: t(roleWords[words]),
          ground: t(roleWords[ground]),
          figure: contrastFigure(ratio),
          least: READABLE_CONTRAST,
        })}
      </p>
      <div className={classes['ways']}>
        {tone === null ? null : (
          <Button size="xs" variant="default" onClick={() => take(tone)}>
            {t('editor.mendTone')}
          </Button>
        )}
        {changed[role] === undefined ? null : (
          <Button size="xs" variant="subtle" color="gray" onClick={() => editor.resetColor(role)}>
            {t('editor.mendBack')}
          </Button>
        )}
      </div>
    </div>
  )
}
