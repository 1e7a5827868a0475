import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'

import { showActionNotice } from '../../../app/action-notice.tsx'
import { useAskFirst } from '../../../app/ask-first.ts'
import { rememberFocus } from '../../../app/give-back-focus.ts'
import { useTellFailure } from '../../../app/tell-failure.ts'
import { useRestore, useThrowAway } from '../queries.ts'

type Video = { _id: string; title: string }
type Options = { onDone?: () => void }

/** Into the trash, out of it and away for good, for one video or many; what can be taken back is, from the notice. */
export function useTrash() {
  const { t } = useTranslation()
  const askFirst = useAskFirst()
  const throwAway = useThrowAway()
  const restoreAll = useRestore()
  const refuse = useTellFailure()

  // What is called is the promise's: a notice outlives the list it came from, and a mutation's own callbacks do not.
  function restore(ids: readonly string[], said: string, { onDone }: Options = {}): void {
    const giveBackFocus = rememberFocus()
    const onWait = () => notifications.show({ id: 'restore-waits', message: t('projects.restoreWaits') })
    void restoreAll.mutateAsync({ ids, onWait }).then((restored) => {
      const { length } = restored.ids
      if (restored.failure !== null) refuse(restored.failure)
      if (length === ids.length) {
        notifications.show({ message: said })
        onDone?.()
      } else if (length > 0)
        notifications.show({ message: t('projects.restoredSome', { done: length, total: ids.length }) })
      giveBackFocus()
    }, refuse)
  }

  /** Says what went into the trash, with the way back. */
  function tellTrashed(ids: readonly string[], said: string): void {
    showActionNotice({
      said,
      action: t('projects.restore'),
      onAct: () => restore(ids, t('projects.restoredMany', { count: ids.length })),
    })
  }

  const wordsOf = (list: readonly Video[], one: 'trashed' | 'restored' | 'deleteAsk') =>
    list.length === 1
      ? t(`projects.${one}`, { title: list[0]?.title })
      : t(`projects.${one}Many`, { count: list.length })
  const idsOf = (list: readonly Video[]) => list.map(({ _id }) => _id)

  return {
    isBusy: throwAway.isPending || restoreAll.isPending,
    tellTrashed,
    trash: (list: readonly Video[], { onDone }: Options = {}) => {
      const giveBackFocus = rememberFocus()
      void throwAway.mutateAsync(idsOf(list)).then(({ trashed }) => {
        tellTrashed(trashed, wordsOf(list, 'trashed'))
        onDone?.()
        giveBackFocus()
      }, refuse)
    },
    restore: (list: readonly Video[], options?: Options) =>
      restore(idsOf(list), wordsOf(list, 'restored'), options),
    deleteForGood: (list: readonly Video[], { onDone }: Options = {}) =>
      askFirst({
        title: wordsOf(list, 'deleteAsk'),
        note: t('projects.deleteNote'),
        confirm: t('projects.deleteForGood'),
        isRed: true,
        onConfirm: () => void throwAway.mutateAsync(idsOf(list)).then(() => onDone?.(), refuse),
      }),
  }
}
