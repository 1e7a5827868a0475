import {
  BookOpen,
  Camera,
  CreditCard,
  Download,
  FolderOpen,
  type LucideIcon,
  Music,
  Rocket,
  Send,
  Stamp,
  Type,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  'first-video': Rocket,
  'product-photos': Camera,
  editing: Type,
  music: Music,
  brand: Stamp,
  making: Download,
  direct: Send,
  plans: CreditCard,
  'my-videos': FolderOpen,
}

/** The picture of a guide's subject; one that is new has an open book. */
export function GuideIcon({ id, className }: { id: string; className: string | undefined }) {
  const Icon = icons[id] ?? BookOpen
  return <Icon aria-hidden="true" {...(className === undefined ? {} : { className })} />
}
