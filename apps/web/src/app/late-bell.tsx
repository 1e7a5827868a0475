import { lazy, Suspense } from 'react'

import { loadMemberWords } from '../locales/index.ts'

// What floats comes with its own weight, so a first page does not wait for it.
const Bell = lazy(async () => {
  const [{ Bell: bell }] = await Promise.all([
    import('../features/notifications/index.ts'),
    loadMemberWords(),
  ])
  return { default: bell }
})

/** The bell of a member, which comes after what stands around it. */
export function LateBell() {
  return (
    <Suspense>
      <Bell />
    </Suspense>
  )
}
