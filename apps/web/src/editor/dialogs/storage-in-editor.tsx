import { useTranslation } from 'react-i18next'

import { Storage } from '../../features/assets/index.ts'
import { forgetDeleted } from '../session/forget-deleted.ts'
import { useSession } from '../session/use-session.ts'
import { EditorModal } from './editor-modal.tsx'

/** The owner's storage over the editor. What is deleted there goes from the lists, but not from the video that shows it. */
export function StorageInEditor() {
  const { t } = useTranslation()
  const session = useSession()
  return (
    <EditorModal title={t('storage.title')} size="52rem">
      <Storage onGone={(ids) => forgetDeleted(session, ids)} />
    </EditorModal>
  )
}
