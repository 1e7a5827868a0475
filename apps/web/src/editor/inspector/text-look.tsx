import type { Slot } from '@clipmint/editor'
import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useEditorState, useSession } from '../session/use-session.ts'

import classes from './inspector.module.css'

type TextSlot = Slot & { kind: 'text' }

const scales = [0.7, 0.8, 0.9, 1] as const
const aligns = [
  { value: 'left', word: 'editor.alignLeft', Icon: AlignLeft },
  { value: 'center', word: 'editor.alignCenter', Icon: AlignCenter },
  { value: 'right', word: 'editor.alignRight', Icon: AlignRight },
] as const

/** How large a slot's words are, against what the design gives them. */
export function SizeChoice({ slot }: { slot: TextSlot }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const scale = useEditorState(({ work }) => work.userSource.text[slot.id]?.scale ?? 1)
  return (
    <div className={classes['field']}>
      <h3>{t('editor.textSize')}</h3>
      <SegmentedControl
        fullWidth
        aria-label={t('editor.textSize')}
        data={scales.map((it) => ({ value: String(it), label: `${Math.round(it * 100)}%` }))}
        value={String(scale)}
        onChange={(value) => editor.setTextScale(slot.id, scales.find((it) => String(it) === value) ?? 1)}
      />
    </div>
  )
}

/** To which side a slot's words are set. */
export function AlignChoice({ slot }: { slot: TextSlot }) {
  const { t } = useTranslation()
  const { editor } = useSession()
  const ratio = useEditorState(({ work }) => work.userSource.ratio)
  const align = useEditorState(({ work }) => work.userSource.text[slot.id]?.align)
  return (
    <div className={classes['field']}>
      <h3>{t('editor.textAlign')}</h3>
      <SegmentedControl
        fullWidth
        aria-label={t('editor.textAlign')}
        data={aligns.map(({ value, word, Icon }) => ({
          value,
          label: (
            <span className={classes['icon']}>
              <Icon aria-hidden="true" size="1.125rem" />
              <VisuallyHidden>{t(word)}</VisuallyHidden>
            </span>
          ),
        }))}
        value={align ?? slot.layer.layout[ratio]?.align ?? 'left'}
        onChange={(value) => {
          const chosen = aligns.find((it) => it.value === value)
          if (chosen) editor.setTextAlign(slot.id, chosen.value)
        }}
      />
    </div>
  )
}
