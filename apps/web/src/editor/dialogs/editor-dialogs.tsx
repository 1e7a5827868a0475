import { ChecksDialog } from '../check/checks-panel.tsx'
import { CutoutDialog } from '../cutout/cutout-dialog.tsx'
import { PhoneDialog } from '../from-phone/phone-dialog.tsx'
import { MakeDialog } from '../render/make-dialog.tsx'
import { useScreen } from '../session/screen.ts'
import { ShareDialog } from '../share/share-dialog.tsx'
import { NameVersionDialog } from '../versions/name-version-dialog.tsx'
import { ReplaceDialog } from '../words/replace-dialog.tsx'
import { RewriteDialog } from '../words/rewrite-dialog.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { StorageInEditor } from './storage-in-editor.tsx'
import { TrimDialog } from './trim-dialog.tsx'

/** The dialog that is open, if one is. */
export function EditorDialogs() {
  const { dialog } = useScreen()
  switch (dialog?.kind) {
    case undefined:
      return null
    case 'crop':
      return <CropDialog slotId={dialog.slotId} />
    case 'trim':
      return <TrimDialog slotId={dialog.slotId} />
    case 'cutout':
      return <CutoutDialog assetId={dialog.assetId} />
    case 'storage':
      return <StorageInEditor />
    case 'phone':
      return <PhoneDialog slotId={dialog.slotId} />
    case 'make':
      return <MakeDialog />
    case 'checks':
      return <ChecksDialog />
    case 'share':
      return <ShareDialog />
    case 'rewrite':
      return <RewriteDialog />
    case 'replace':
      return <ReplaceDialog />
    case 'keys':
      return <KeysDialog />
    case 'name-version':
      return <NameVersionDialog version={dialog.version} />
  }
}
