import { PhoneDialog } from '../from-phone/phone-dialog.tsx'
import { MakeDialog } from '../render/make-dialog.tsx'
import { useScreen } from '../session/screen.ts'
import { CropDialog } from './crop-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
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
    case 'phone':
      return <PhoneDialog slotId={dialog.slotId} />
    case 'make':
      return <MakeDialog />
    case 'keys':
      return <KeysDialog />
  }
}
