import { ActionIcon, ColorPicker, Popover, TextInput, Tooltip } from '@mantine/core'
import { useEyeDropper } from '@mantine/hooks'
import { Pipette } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

import classes from './color-panel.module.css'

type ColorFieldProps = {
  label: string
  value: string
  swatches: readonly string[]
  onChange: (color: string) => void
  onChangeEnd: () => void
}

/** One colour: picked from a field of them, written as hex, or taken from anywhere on the screen. */
export function ColorField({ label, value, swatches, onChange, onChangeEnd }: ColorFieldProps) {
  const { t } = useTranslation()
  return (
    <TextInputOfColor
      label={label}
      value={value}
      onChange={onChange}
      onChangeEnd={onChangeEnd}
      picker={
        <Popover position="bottom-start" shadow="md" radius="md" trapFocus>
          <Popover.Target>
            <button
              type="button"
              className={classes['swatch']}
              style={{ backgroundColor: value }}
              aria-label={t('editor.colorOpen', { name: label })}
            />
          </Popover.Target>
          <Popover.Dropdown>
            <ColorPicker
              format="hex"
              value={value}
              swatches={[...swatches]}
              saturationLabel={t('editor.colorShade')}
              hueLabel={t('editor.colorHue')}
              onChange={onChange}
              onChangeEnd={onChangeEnd}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}

type TextInputOfColorProps = Omit<ColorFieldProps, 'swatches'> & { picker: ReactNode }

function TextInputOfColor({ label, value, picker, onChange, onChangeEnd }: TextInputOfColorProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<string | null>(null)
  const wrong = draft !== null && toHex(draft) === null
  return (
    <TextInput
      size="sm"
      label={label}
      leftSection={picker}
      leftSectionPointerEvents="all"
      rightSection={<FromScreen onPick={onChange} />}
      value={draft ?? value.toUpperCase()}
      error={wrong ? t('editor.colorWrong') : null}
      onChange={(event) => {
        setDraft(event.currentTarget.value)
        const color = toHex(event.currentTarget.value)
        if (color) onChange(color)
      }}
      onBlur={() => {
        setDraft(null)
        onChangeEnd()
      }}
    />
  )
}

/** Takes a colour from the screen, in browsers that can. */
function FromScreen({ onPick }: { onPick: (color: string) => void }) {
  const { t } = useTranslation()
  const { supported, open } = useEyeDropper()
  if (!supported) return null
  // Whoever presses Escape instead of picking has picked nothing.
  const pick = () =>
    void open().then(
      (result) => result && onPick(result.sRGBHex),
      () => undefined,
    )
  return (
    <Tooltip label={t('editor.colorPick')}>
      <ActionIcon size="xs" aria-label={t('editor.colorPick')} onClick={pick}>
        <Pipette aria-hidden="true" size="1rem" />
      </ActionIcon>
    </Tooltip>
  )
}

/** `#rrggbb` for what was written: with or without the hash, short or long; null while it is none. */
function toHex(written: string): string | null {
  const [, digits] = /^\s*#?([0-9a-f]{6}|[0-9a-f]{3})\s*$/i.exec(written) ?? []
  if (digits === undefined) return null
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase()
}
