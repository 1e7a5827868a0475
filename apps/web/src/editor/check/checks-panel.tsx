import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { EditorModal } from '../dialogs/editor-modal.tsx'
import { useScreen } from '../session/screen.ts'
import { CheckList } from './check-list.tsx'
import { useFindings } from './use-findings.tsx'

import classes from './check-list.module.css'

/** On a phone the list comes up from below; elsewhere it hangs under its button. */
export function ChecksDialog() {
  const { t } = useTranslation()
  const { layout } = useScreen()
  if (layout !== 'phone') return null
  return (
    <EditorModal title={t('checks.title')} isShort>
      <ChecksPanel />
    </EditorModal>
  )
}

/** All there is to see to before the video is made, kept up to date while it is seen to. */
export function ChecksPanel() {
  const { t } = useTranslation()
  const { open, ignored, recall } = useFindings()
  return (
    <div className={classes['panel']}>
      <p role="status">{t(leadOf(open))}</p>
      <CheckList findings={open} label={t('checks.title')} />
      {ignored.length > 0 ? (
        <Button size="xs" variant="subtle" color="gray" onClick={recall}>
          {t('checks.recall', { count: ignored.length })}
        </Button>
      ) : null}
    </div>
  )
}

function leadOf(open: readonly { severity: string }[]) {
  if (open.length === 0) return 'checks.nothing'
  return open.some(({ severity }) => severity === 'blocking') ? 'checks.leadBlocking' : 'checks.leadWarning'
}
