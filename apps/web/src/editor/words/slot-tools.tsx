import type { Slot } from '@clipmint/editor'
import { ActionIcon, Button } from '@mantine/core'
import { Lock, Sparkles } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useSlotName } from '../session/names.ts'
import { Alternatives } from './alternatives.tsx'
import { useLocks } from './locks.ts'
import { WordsMenu } from './words-menu.tsx'

import classes from './words.module.css'

type SlotToolsProps = {
  slot: Slot & { kind: 'text' }
  /** In the line of the field's name, so that nothing moves when they come; under the field where thumbs press. */
  place: 'head' | 'under'
}

/** What helps with the words of the slot in hand: three other lines, the product's facts, the way back, a padlock. */
export function SlotTools({ slot, place }: SlotToolsProps) {
  const { t } = useTranslation()
  const nameOf = useSlotName()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { locked, toggle } = useLocks()
  const isLocked = locked.includes(slot.id)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className={classes['tools']} data-place={place}>
      <div className={classes['row']}>
        <Button
          ref={opener}
          size={place === 'head' ? 'compact-xs' : 'xs'}
          variant="soft"
          aria-expanded={isOpen}
          aria-label={t('words.otherFor', { name: nameOf(slot) })}
          leftSection={<Sparkles aria-hidden="true" size="0.875rem" />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('words.other')}
        </Button>
        {isLocked ? (
          <ActionIcon
            variant="subtle"
            size={place === 'head' ? '1.5rem' : '2.75rem'}
            aria-label={`${t('words.unlock')}: ${t('words.locked')}`}
            onClick={() => toggle(slot.id)}
          >
            <Lock aria-hidden="true" size="1rem" />
          </ActionIcon>
        ) : null}
        <WordsMenu
          slot={slot}
          size={place === 'head' ? '1.5rem' : '2.75rem'}
          isLocked={isLocked}
          onLock={() => toggle(slot.id)}
        />
      </div>
      {isOpen ? <Alternatives slot={slot} onClose={close} /> : null}
    </div>
  )
}
