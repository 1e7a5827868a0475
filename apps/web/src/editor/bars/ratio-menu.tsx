import { type Ratio, ratios } from '@clipmint/film'
import { Button, Menu } from '@mantine/core'
import {
  ChevronDown,
  type LucideIcon,
  RectangleHorizontal,
  RectangleVertical,
  Smartphone,
  Square,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ratioWords } from '../panels/ratio-panel.tsx'
import { useEditorState, useSession } from '../session/use-session.ts'

const icons: Record<Ratio, LucideIcon> = {
  '9:16': Smartphone,
  '4:5': RectangleVertical,
  '1:1': Square,
  '16:9': RectangleHorizontal,
}

/** The shape of the video, and the way to another. */
export function RatioMenu() {
  const { t } = useTranslation()
  const { editor } = useSession()
  const ratio = useEditorState(({ work }) => work.userSource.ratio)
  const Icon = icons[ratio]
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button
          size="xs"
          variant="subtle"
          aria-label={t('ratio.now', { ratio })}
          leftSection={<Icon aria-hidden="true" size="1.125rem" />}
          rightSection={<ChevronDown aria-hidden="true" size="1rem" />}
        >
          {ratio}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={ratio}
          onChange={(value) => {
            const chosen = ratios.find((it) => it === value)
            if (chosen) editor.setRatio(chosen)
          }}
        >
          {ratios.map((it) => (
            <Menu.RadioItem key={it} value={it} closeMenuOnClick>
              <b>{it}</b> {t(ratioWords[it])}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
