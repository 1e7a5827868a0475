import { ThemeProvider } from '@clipmint/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense } from 'react'

import { queryClient } from '../api/index.ts'
import { router } from './routes.tsx'

const Overlays = lazy(async () => ({ default: (await import('./overlays.tsx')).Overlays }))

/** The whole site: its look, its data, its pages, and what floats over them. */
export function Site() {
  return (
    <StrictMode>
      <ThemeProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Suspense>
            <Overlays />
          </Suspense>
        </QueryClientProvider>
      </ThemeProvider>
    </StrictMode>
  )
}
