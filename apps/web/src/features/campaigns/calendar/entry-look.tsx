import type { ReservationStatus } from '@clipmint/contract'
import {
  Ban,
  BellRing,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  LoaderCircle,
  type LucideIcon,
  SkipForward,
  Upload,
} from 'lucide-react'

/** The sign of each status, so that none is told by its colour alone. */
const icons: Readonly<Record<ReservationStatus, LucideIcon>> = {
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

/** The sign for how a post stands. */
export function StatusSign({ status, size = 14 }: { status: ReservationStatus; size?: number }) {
  const Icon = icons[status]
  return <Icon aria-hidden="true" size={size} />
}
