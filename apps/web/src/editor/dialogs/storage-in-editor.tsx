import { useTranslation } from 'react-i18next'

import { Storage } from '../../features/assets/index.ts'
import { useSession } from '../session/use-session.ts'
import { EditorModal } from './editor-modal.tsx'

/** The owner's storage over the editor; what is deleted there is missing from its place at once. */
export function StorageInEditor() {
  const { t } = useTranslation()
  const { assets } = useSession()
  return (
    <EditorModal title={t('storage.title')} size="52rem">
      <Storage onGone={(ids) => assets.forget(ids)} />
    </EditorModal>
  )
}
