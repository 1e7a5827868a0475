import type { Project } from '@clipmint/contract'
import type { EditorState } from '@clipmint/editor'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'

import { saveWhileLeaving } from '../save/leaving.ts'
import type { SaveState } from '../save/saver.ts'
import type { AssetBook } from './asset-book.ts'
import { openSession, type Session } from './session.ts'

/** Opens a project once and keeps it open while the screen stands; null until it is. */
export function useOpenSession(project: Project | null): Session | null {
  const [session, setSession] = useState<Session | null>(null)
  const id = project?._id
  useEffect(() => {
    if (!project) return
    let isWanted = true
    let opened: Session | null = null
    let stopWatching = () => {}
    void openSession(project).then((fresh) => {
      if (!isWanted) return fresh.close()
      opened = fresh
      stopWatching = saveWhileLeaving(fresh)
      setSession(fresh)
    })
    return () => {
      isWanted = false
      stopWatching()
      opened?.close()
      setSession(null)
    }
    // A newer answer about the same project changes its status, not the work that is open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id])
  return session?.projectId === id ? session : null
}

const SessionContext = createContext<Session | null>(null)
export const SessionProvider = SessionContext.Provider

/** The open session; only inside the editor. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('This part stands only inside the editor.')
  return session
}

/** What `pick` gives of the editor's state, anew whenever that changes. `pick` must not make new objects. */
export function useEditorState<T>(pick: (state: EditorState) => T): T {
  const { editor } = useSession()
  return useSyncExternalStore(
    (listener) => editor.subscribe(listener),
    () => pick(editor.state),
  )
}

/** Where the work stands on its way to the server. */
export function useSaveState(): SaveState {
  const { saver } = useSession()
  return useSyncExternalStore(
    (listener) => saver.subscribe(listener),
    () => saver.state,
  )
}

/** Every known file by id. */
export function useAssets(): AssetBook['byId'] {
  const { assets } = useSession()
  return useSyncExternalStore(
    (listener) => assets.subscribe(listener),
    () => assets.byId,
  )
}
