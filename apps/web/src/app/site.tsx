import { ThemeProvider } from '@clipmint/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, useRouterState } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense, useEffect, useState } from 'react'

import { queryClient, useSignedIn } from '../api/index.ts'
import { useLife } from './life.ts'
import { router } from './routes.tsx'

const Overlays = lazy(async () => ({ default: (await import('./overlays.tsx')).Overlays }))

/** The whole site: its look, its data, its pages, and what floats over them. */
export function Site() {
  // The start, which alone was drawn before, says so itself.
  useLife(!useIsStart())
  return (
    <StrictMode>
      <ThemeProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <LateOverlays />
        </QueryClientProvider>
      </ThemeProvider>
    </StrictMode>
  )
}

function useIsStart(): boolean {
  return useRouterState({ router, select: ({ location }) => location.pathname === '/' })
}

/** A visitor's start says and asks nothing before somebody does something: what floats comes with the first press. */
function LateOverlays() {
  const isStart = useIsStart()
  const isSignedIn = useSignedIn()
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const seen = new AbortController()
    for (const act of ['pointerdown', 'keydown'])
      addEventListener(act, () => setTouched(true), { once: true, capture: true, signal: seen.signal })
    return () => seen.abort()
  }, [])
  if (isStart && !isSignedIn && !isTouched) return null
  return (
    <Suspense>
      <Overlays />
    </Suspense>
  )
}
