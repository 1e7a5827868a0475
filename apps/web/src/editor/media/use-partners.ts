import { useEditorState, useSession } from '../session/use-session.ts'
import { type MediaSlot, useMediaSlots } from './use-active-slot.ts'

/** The ids of the other places in sight that a picture put into this one goes into as well; none for no place. */
export function usePartners(slot: MediaSlot | null): string[] {
  const { editor } = useSession()
  const slots = useMediaSlots()
  // Which places still show the same changes with what is in them.
  useEditorState(({ work }) => work.userSource.media)
  if (!slot) return []
  const partners = editor.partnersOf(slot.id)
  return slots.flatMap(({ id }) => (partners.includes(id) ? [id] : []))
}
