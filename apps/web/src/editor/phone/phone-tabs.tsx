import { useTranslation } from 'react-i18next'

import { toolWords } from '../panels/tool-words.ts'
import { tools, useScreen } from '../session/screen.ts'

import classes from './phone-tabs.module.css'

/** The tools under the thumb. */
export function PhoneTabs({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation()
  const { tool, showTool } = useScreen()
  return (
    <nav className={classes['tabs']} aria-label={t('editor.tools')}>
      {tools.map((it) => {
        const { word, Icon } = toolWords[it]
        return (
          <button
            key={it}
            type="button"
            aria-current={it === tool ? 'true' : undefined}
            onClick={() => {
              onChoose()
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
