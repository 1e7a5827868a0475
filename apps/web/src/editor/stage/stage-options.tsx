import { networkZones } from '@clipmint/film'
import { ActionIcon, Menu } from '@mantine/core'
import { ScanEye } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { prefer, usePreferences } from '../session/preferences.ts'
import { useEditorState } from '../session/use-session.ts'
import { zoneWords } from './zone-words.ts'

import classes from './stage-options.module.css'

/** What is laid over the stage, whether an edit plays its scene, and whether playing begins again at the end. */
export function StageOptions() {
  const { t } = useTranslation()
  const { safeZone, grid, replay, loops } = usePreferences()
  const isTall = useEditorState(({ work }) => work.userSource.ratio === '9:16')
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <ActionIcon
          className={classes['button'] ?? ''}
          variant="default"
          data-around
          data-on={(safeZone !== null && isTall) || grid || undefined}
          aria-label={t('stage.options')}
          title={t('stage.options')}
        >
          <ScanEye aria-hidden="true" size="1.125rem" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('stage.safeZone')}</Menu.Label>
        <Menu.RadioGroup
          value={safeZone ?? 'none'}
          onChange={(value) => prefer({ safeZone: networkZones.find((it) => it === value) ?? null })}
        >
          {(['none', ...networkZones] as const).map((zone) => (
            <Menu.RadioItem key={zone} value={zone} disabled={!isTall}>
              {t(zoneWords[zone])}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Label className={classes['note'] ?? ''}>
          {t(isTall ? 'stage.safeZoneNote' : 'stage.safeZoneOther')}
        </Menu.Label>
        <Menu.Divider />
        <Menu.CheckboxItem checked={grid} onChange={(isOn) => prefer({ grid: isOn })}>
          {t('stage.grid')}
        </Menu.CheckboxItem>
        <Menu.CheckboxItem checked={replay} onChange={(isOn) => prefer({ replay: isOn })}>
          {t('stage.replay')}
        </Menu.CheckboxItem>
        <Menu.CheckboxItem checked={loops} onChange={(isOn) => prefer({ loops: isOn })}>
          {t('stage.loops')}
        </Menu.CheckboxItem>
      </Menu.Dropdown>
    </Menu>
  )
}
