import { Button, Popover } from '@mantine/core'
import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useScreen } from '../session/screen.ts'
import type { CoachStep } from './steps-left.ts'
import { useCoach } from './use-coach.ts'

import classes from './coach-mark.module.css'

const words = {
  text: { title: 'coach.text', note: 'coach.textNote' },
  media: { title: 'coach.media', note: 'coach.mediaNote' },
  make: { title: 'coach.make', note: 'coach.makeNote' },
} as const

const places = {
  phone: { text: 'top', media: 'top', make: 'top' },
  desk: { text: 'right-start', media: 'right-start', make: 'bottom-end' },
} as const

/** Says beside an element what it is for, when that is its turn; nothing of what it speaks of lies under it. */
export function CoachMark({ of, children }: { of: readonly CoachStep[]; children: ReactElement }) {
  const { step } = useCoach()
  const { layout } = useScreen()
  const shown = of.find((one) => one === step) ?? null
  return (
    <Popover
      opened={shown !== null}
      position={places[layout === 'phone' ? 'phone' : 'desk'][shown ?? 'make']}
      width="min(18rem, calc(100vw - 2rem))"
      offset={12}
      withArrow
      arrowSize={12}
      arrowOffset={20}
      radius="md"
      shadow="md"
      withRoles={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown className={classes['mark'] ?? ''}>
        {shown === null ? null : <Words of={shown} />}
      </Popover.Dropdown>
    </Popover>
  )
}

/** Marks the button that a step speaks of: it is outlined meanwhile, and has the keyboard afterwards. */
export function useCoached(): (of: CoachStep) => {
  'data-coach': CoachStep
  'data-coached': true | undefined
} {
  const { step } = useCoach()
  return (of) => ({ 'data-coach': of, 'data-coached': step === of || undefined })
}

function Words({ of }: { of: CoachStep }) {
  const { t } = useTranslation()
  const { number, count, next, close } = useCoach()
  const id = useId()
  const isLast = number === count
  return (
    <div
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-note`}
      data-coach-mark
      className={classes['words']}
    >
      <h2 id={`${id}-title`}>{t(words[of].title)}</h2>
      <p id={`${id}-note`}>{t(words[of].note)}</p>
      <div className={classes['foot']}>
        <span>{count > 1 ? t('coach.of', { number, count }) : null}</span>
        {isLast ? null : (
          <Button size="sm" variant="subtle" onClick={close}>
            {t('coach.skip')}
          </Button>
        )}
        <Button size="sm" ref={focusWhenShown} onClick={next}>
          {t(isLast ? 'coach.done' : 'coach.next')}
        </Button>
      </div>
    </div>
  )
}

/** Whoever goes by keyboard or by ear is told first, and goes on with one key; never in the middle of writing. */
function focusWhenShown(button: HTMLButtonElement | null): void {
  if (document.activeElement?.matches('input, textarea')) return
  button?.focus({ preventScroll: true })
}
