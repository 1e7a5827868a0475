import { useTranslation } from 'react-i18next'

import { useCoached } from '../coach/coach-mark.tsx'
import { toolWords } from '../panels/tool-words.ts'
import { type Tool, tools, useScreen } from '../session/screen.ts'

import classes from './phone-tabs.module.css'

/** The tools under the thumb. */
export function PhoneTabs({ onChoose }: { onChoose: (tool: Tool) => void }) {
  const { t } = useTranslation()
  const { tool, showTool } = useScreen()
  const coached = useCoached()
  return (
    <nav className={classes['tabs']} aria-label={t('editor.tools')}>
      {tools.map((it) => {
        const { word, Icon } = toolWords[it]
        return (
          <button
            key={it}
            type="button"
            {...(it === 'text' || it === 'media' ? coached(it) : {})}
            aria-current={it === tool ? 'true' : undefined}
            onClick={() => {
              onChoose(it)
              showTool(it)
            }}
          >
            <Icon aria-hidden="true" size="1.5rem" strokeWidth={1.75} />
            {t(it === 'media' ? 'editor.toolPhoto' : word)}
          </button>
        )
      })}
    </nav>
  )
}
