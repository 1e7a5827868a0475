import type { ProjectVersion } from '@clipmint/contract'
import type { NetworkZone } from '@clipmint/film'
import { breakpoints } from '@clipmint/ui'
import { useMediaQuery } from '@mantine/hooks'
import { createContext, use, useMemo, useState } from 'react'

/** The rail's tools, in the order of their number keys. */
export const tools = ['text', 'media', 'color', 'music', 'brand', 'ratio', 'versions'] as const
export type Tool = (typeof tools)[number]

export type EditorDialog =
  | { kind: 'crop'; slotId: string }
  | { kind: 'trim'; slotId: string }
  | { kind: 'cutout'; assetId: string }
  | { kind: 'storage' }
  | { kind: 'phone'; slotId: string }
  | { kind: 'make' }
  | { kind: 'checks' }
  | { kind: 'share' }
  | { kind: 'rewrite' }
  | { kind: 'replace' }
  | { kind: 'keys' }
  | { kind: 'name-version'; version: ProjectVersion | null }

/** What is open on the editor's screen, and how much room there is. */
export type Screen = {
  tool: Tool
  showTool: (tool: Tool) => void
  dialog: EditorDialog | null
  open: (dialog: EditorDialog) => void
  close: () => void
  /** The network whose covered parts a check shows, until they are put away. */
  zone: NetworkZone | null
  showZone: (zone: NetworkZone | null) => void
  layout: Layout
}

/** wide: all columns · middle: the inspector floats · narrow: it is a sheet · phone: one thing at a time. */
export type Layout = 'wide' | 'middle' | 'narrow' | 'phone'

const ScreenContext = createContext<Screen | null>(null)
export const ScreenProvider = ScreenContext.Provider

/** What is open on the screen; only inside the editor. */
export function useScreen(): Screen {
  const screen = use(ScreenContext)
  if (!screen) throw new Error('This part stands only inside the editor.')
  return screen
}

/** The state of a screen, to be provided to its parts. */
export function useScreenState(): Screen {
  const [tool, showTool] = useState<Tool>('text')
  const [dialog, open] = useState<EditorDialog | null>(null)
  const [zone, showZone] = useState<NetworkZone | null>(null)
  const layout = useLayout()
  return useMemo(
    () => ({ tool, showTool, dialog, open, close: () => open(null), zone, showZone, layout }),
    [tool, dialog, zone, layout],
  )
}

function useLayout(): Layout {
  const isWide = useMediaQuery(`(min-width: ${breakpoints.lg})`, undefined, {
    getInitialValueInEffect: false,
  })
  const isMiddle = useMediaQuery(`(min-width: ${breakpoints.md})`, undefined, {
    getInitialValueInEffect: false,
  })
  const isNarrow = useMediaQuery(`(min-width: ${breakpoints.sm})`, undefined, {
    getInitialValueInEffect: false,
  })
  // A phone on its side is wider than some tablets, and shows the video alone.
  const isLyingPhone = useMediaQuery(
    '(orientation: landscape) and (max-height: 30em) and (pointer: coarse)',
    undefined,
    { getInitialValueInEffect: false },
  )
  if (isLyingPhone) return 'phone'
  if (isWide) return 'wide'
  if (isMiddle) return 'middle'
  return isNarrow ? 'narrow' : 'phone'
}
