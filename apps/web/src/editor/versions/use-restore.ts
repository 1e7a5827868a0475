import type { ProjectVersion } from '@clipmint/contract'
import type { Editor } from '@clipmint/editor'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { showActionNotice } from '../../app/action-notice.tsx'
import { useAskFirst } from '../../app/ask-first.ts'
import { useFieldName } from '../session/names.ts'
import { useSession } from '../session/use-session.ts'
import { useComparing } from './comparing.ts'
import { useVersionFailure } from './use-version-failure.ts'
import { keepVersion } from './use-versions.ts'

const NOTICE = 'version-restored'

/** Asks once, keeps how the video is now, and puts a version in its place as an edit that can be undone. */
export function useRestore(): { ask: (version: ProjectVersion) => void; isRestoring: boolean } {
  const { t } = useTranslation()
  const session = useSession()
  const { editor } = session
  const { compare } = useComparing()
  const nameOf = useFieldName()
  const failureText = useVersionFailure()
  const askFirst = useAskFirst()
  const [isRestoring, setRestoring] = useState(false)
  const restore = async (version: ProjectVersion) => {
    setRestoring(true)
    try {
      await keepVersion(session, { before: 'restore' })
      const left = editor.restore(version)
      compare(null)
      const places = [...new Set(left.map((field) => nameOf(field)))].join(', ')
      showRestored(editor, {
        said: places === '' ? t('versions.restored') : t('versions.restoredLeft', { places }),
        undo: t('versions.undo'),
      })
    } catch (error) {
      notifications.show({ color: 'red', message: failureText(error) })
    } finally {
      setRestoring(false)
    }
  }
  const ask = (version: ProjectVersion) =>
    askFirst({
      title: t('versions.restoreAsk'),
      note: t('versions.restoreNote'),
      confirm: t('versions.restore'),
      onConfirm: () => void restore(version),
    })
  return { ask, isRestoring }
}

/** Takes the way back away: from now on the video is not to be changed. */
export function hideRestored(): void {
  notifications.hide(NOTICE)
}

/** Says that it is done, with the way back for as long as it is the last thing that was done. */
function showRestored(editor: Editor, { said, undo }: { said: string; undo: string }): void {
  notifications.hide(NOTICE)
  const isLast = () => editor.state.undo?.kind === 'restore'
  const stop = editor.subscribe(() => isLast() || notifications.hide(NOTICE))
  showActionNotice({
    id: NOTICE,
    said,
    action: isLast() ? undo : null,
    onClose: stop,
    onAct: () => isLast() && editor.undo(),
  })
}
