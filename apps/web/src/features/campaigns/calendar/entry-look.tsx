import type { ReservationStatus } from '@clipmint/contract'
import type { StatusTone } from '@clipmint/ui'
import {
  Ban,
  BellRing,
  CalendarPlus,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  LoaderCircle,
  type LucideIcon,
  Pause,
  SkipForward,
  Upload,
} from 'lucide-react'

import { toneOfPost } from '../../reservations/index.ts'

/** How an entry looks: by its status, as a slot whose making has not begun, or as one whose campaign stands still. */
export type EntryLook = ReservationStatus | 'planned' | 'held'

export const entryLooks: readonly EntryLook[] = ['planned', 'held', 0, 1, 2, 3, 4, 5, 6, 7, 8]

/** The sign of each, so that none is told by its colour alone. */
const icons: Readonly<Record<EntryLook, LucideIcon>> = {
  planned: CalendarPlus,
  held: Pause,
  0: LoaderCircle,
  1: BellRing,
  2: Clock,
  3: Upload,
  4: CircleCheck,
  5: CircleAlert,
  6: CircleX,
  7: Ban,
  8: SkipForward,
}

/** How it is coloured: what is only planned is an outline, what went out in part is of both colours. */
export function toneOfLook(look: EntryLook): StatusTone | 'planned' | 'partly' {
  if (look === 'planned') return 'planned'
  if (look === 'held') return 'plain'
  return look === 5 ? 'partly' : toneOfPost[look]
}

/** The sign for how a post stands. */
export function StatusSign({ look, size = 14 }: { look: EntryLook; size?: number }) {
  const Icon = icons[look]
  return <Icon aria-hidden="true" size={size} />
}
