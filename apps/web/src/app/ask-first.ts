import { modals } from '@mantine/modals'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { rememberFocus } from './give-back-focus.ts'

type Question = {
  title: string
  note: ReactNode
  /** The answer that does it; red when something is lost by it. */
  confirm: string
  /** The answer that leaves all as it is, where “cancel” could be taken for what is asked. */
  keep?: string
  isRed?: boolean
  onConfirm: () => void
}

let areQuestionsShown = false
let waiting: (() => void) | null = null

/** Asks before something is done that weighs more than one press; afterwards the keyboard is where it was. */
export function useAskFirst(): (question: Question) => void {
  const { t } = useTranslation()
  return ({ title, note, confirm, keep = t('common.cancel'), isRed = false, onConfirm }) => {
    const giveBack = rememberFocus()
    const ask = () =>
      modals.openConfirmModal({
        title,
        children: note,
        labels: { confirm, cancel: keep },
        confirmProps: isRed ? { color: 'red' } : {},
        closeButtonProps: { 'aria-label': t('common.close') },
        onConfirm,
        onExitTransitionEnd: giveBack,
      })
    if (areQuestionsShown) ask()
    else waiting = ask
  }
}

/** Called once questions can be shown, which is after the first page: the one that was asked before is shown now. */
export function showQuestions(): void {
  areQuestionsShown = true
  waiting?.()
  waiting = null
}
