import { lazy, Suspense } from 'react'

import { loadMemberWords } from '../locales/index.ts'

// Few open it: its code comes when they do.
const StorageDialog = lazy(async () => {
  const [{ StorageDialog: dialog }] = await Promise.all([
    import('../features/assets/index.ts'),
    loadMemberWords(),
  ])
  return { default: dialog }
})

/** A member's storage over the page they are on. */
export function LateStorage({ onClose }: { onClose: () => void }) {
  return (
    <Suspense>
      <StorageDialog opened onClose={onClose} />
    </Suspense>
  )
}
