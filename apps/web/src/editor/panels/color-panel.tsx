import { type ColorRole, colorRoles } from '@clipmint/film'
import { ActionIcon, Tooltip } from '@mantine/core'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { MendedNote } from '../colors/mended-note.tsx'
import { PresetList } from '../colors/preset-list.tsx'
import { useEditorState, useSession } from '../session/use-session.ts'
import { ColorField } from './color-field.tsx'
import { ContrastList } from './contrast-list.tsx'
import { Panel } from './panel.tsx'
import { roleWords } from './role-words.ts'

import classes from './color-panel.module.css'

/** The five colours of the video by the part they play. */
export function ColorPanel() {
  const { t } = useTranslation()
  return (
    <Panel title={t('editor.toolColor')} hint={t('editor.colorHint')}>
      <PresetList />
      <ul className={classes['roles']}>
        {colorRoles.map((role) => (
          <Role key={role} role={role} />
        ))}
      </ul>
      <ContrastList />
    </Panel>
  )
}

function Role({ role }: { role: ColorRole }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const own = useEditorState(({ work }) => work.changedColor[role])
  const usual = editor.template.colors[role]
  const name = t(roleWords[role])
  return (
    <li className={classes['role']}>
      <ColorField
        label={name}
        value={own ?? usual}
        swatches={Object.values(editor.template.colors)}
        onChange={(color) => editor.setColor(role, color)}
        onChangeEnd={() => editor.endRun()}
      />
      <Tooltip label={t('editor.colorReset', { name })}>
        <ActionIcon
          className={classes['reset'] ?? ''}
          aria-label={t('editor.colorReset', { name })}
          disabled={own === undefined}
          onClick={() => editor.resetColor(role)}
        >
          <RotateCcw aria-hidden="true" size="1.125rem" />
        </ActionIcon>
      </Tooltip>
      <MendedNote role={role} />
    </li>
  )
}
