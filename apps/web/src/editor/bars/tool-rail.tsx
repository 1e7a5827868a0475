import { useTranslation } from 'react-i18next'

import { useCoached } from '../coach/coach-mark.tsx'
import { toolWords } from '../panels/tool-words.ts'
import { tools, useScreen } from '../session/screen.ts'

import classes from './tool-rail.module.css'

/** The tools beside the panel; their number keys do the same. */
export function ToolRail() {
  const { t } = useTranslation()
  const { tool, showTool } = useScreen()
  const coached = useCoached()
  return (
    <nav className={classes['rail']} aria-label={t('editor.tools')}>
      {tools.map((it, index) => {
        const { word, Icon } = toolWords[it]
        return (
          <button
            key={it}
            type="button"
            {...(it === 'text' || it === 'media' ? coached(it) : {})}
            className={classes['tool']}
            aria-current={it === tool ? 'true' : undefined}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => showTool(it)}
          >
            <Icon aria-hidden="true" size="1.25rem" strokeWidth={1.75} />
            {t(word)}
          </button>
        )
      })}
    </nav>
  )
}
