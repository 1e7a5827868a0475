import { Button, Popover } from '@mantine/core'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useScreen } from '../session/screen.ts'
import { CheckCounts } from './check-counts.tsx'
import { ChecksPanel } from './checks-panel.tsx'
import { useFindings } from './use-findings.tsx'

/** 「검사 ●2」: how much there is to see to before the video is made, and the list of it. */
export function ChecksButton() {
  const { t } = useTranslation()
  const { dialog, open, close } = useScreen()
  const { open: findings } = useFindings()
  const isOpen = dialog?.kind === 'checks'
  return (
    <Popover
      opened={isOpen}
      onChange={(isWanted) => (isWanted ? open({ kind: 'checks' }) : close())}
      position="bottom-end"
      shadow="md"
      radius="md"
      width={400}
      trapFocus
    >
      <Popover.Target>
        <Button
          size="xs"
          variant="subtle"
          aria-expanded={isOpen}
          leftSection={findings.length === 0 ? <CircleCheck aria-hidden="true" size="1.125rem" /> : null}
          onClick={() => (isOpen ? close() : open({ kind: 'checks' }))}
        >
          {t('checks.title')}
          <CheckCounts />
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('checks.title')}>
        <ChecksPanel />
      </Popover.Dropdown>
    </Popover>
  )
}
