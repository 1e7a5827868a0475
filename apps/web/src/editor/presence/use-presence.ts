import { PresenceWord } from '@clipmint/contract'
import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react'
import { z } from 'zod'

import { api, useEvents } from '../../api/index.ts'
import type { Session } from '../session/session.ts'
import { Presence, type PresenceState } from './presence.ts'

const Data = z.object({ clientId: z.string(), word: PresenceWord, rev: z.number() })

const PresenceContext = createContext<Presence | null>(null)
export const PresenceProvider = PresenceContext.Provider

/** Who else has this video open; only inside the editor. */
export function usePresence(): { presence: Presence; state: PresenceState } {
  const presence = use(PresenceContext)
  if (!presence) throw new Error('This part stands only inside the editor.')
  return { presence, state: usePresenceState(presence) }
}

/** The presence of a session, said for as long as the video can be edited here. */
export function useCreatePresence(session: Session, isOn: boolean): [Presence, PresenceState] {
  const presence = useMemo(() => createPresence(session), [session])
  useEvents('presence', ({ id, data }) => {
    const heard = Data.safeParse(data)
    if (id === session.projectId && heard.success) presence.hear(heard.data)
  })
  useEffect(() => {
    if (!isOn) return undefined
    let stop = presence.start()
    // A page that is kept for the way back is there again when it is shown.
    const leave = () => stop()
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) stop = presence.start()
    }
    addEventListener('pagehide', leave)
    addEventListener('pageshow', back)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', back)
      stop()
    }
  }, [presence, isOn])
  return [presence, usePresenceState(presence)]
}

function usePresenceState(presence: Presence): PresenceState {
  return useSyncExternalStore(
    (listener) => presence.subscribe(listener),
    () => presence.state,
  )
}

function createPresence({ projectId, editor, saver, refresh, timers }: Session): Presence {
  const clientId = crypto.randomUUID()
  return new Presence({
    clientId,
    timers,
    rev: () => editor.rev,
    say: (word) => {
      const body = { clientId, word, rev: editor.rev }
      // Whoever cannot be told now is told with the next beat.
      api.projects
        .presence({ params: { id: projectId }, body, keepalive: word === 'leaves' })
        .catch(() => undefined)
    },
    onTaken: () => saver.saveNow(),
    // What cannot be heard now is merged with the next save.
    onNewer: () => void refresh().catch(() => undefined),
  })
}
