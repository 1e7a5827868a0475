import type { Project } from '@clipmint/contract'
import { useEffect, useMemo } from 'react'

import { FindingsProvider } from '../check/use-findings.tsx'
import { CoachProvider, useCoachState } from '../coach/use-coach.ts'
import { EditorDialogs } from '../dialogs/editor-dialogs.tsx'
import { useFreshAssets } from '../media/use-stored-files.ts'
import { PhoneLayout } from '../phone/phone-layout.tsx'
import { PresenceProvider, useCreatePresence } from '../presence/use-presence.ts'
import { ScreenProvider, useScreenState } from '../session/screen.ts'
import type { Session } from '../session/session.ts'
import { useKeys } from '../session/use-keys.ts'
import { SessionProvider, useSession } from '../session/use-session.ts'
import { StillsProvider, useCreateStills } from '../stage/scene-still.tsx'
import { PlaybackProvider, useCreatePlayback } from '../stage/use-playback.ts'
import { useReplay } from '../stage/use-replay.ts'
import { ComparingProvider, useComparingState } from '../versions/comparing.ts'
import { DeskLayout } from './desk-layout.tsx'
import type { Lock } from './lock.ts'

type EditorScreenProps = { session: Session; project: Project; lock: Lock }

/** The editor with its video open: everything its parts share, and the layout that fits the screen. */
export function EditorScreen({ session, project, lock: ownLock }: EditorScreenProps) {
  const screen = useScreenState()
  const [presence, { role }] = useCreatePresence(session, ownLock === null)
  const lock = ownLock ?? (role === 'views' ? 'elsewhere' : null)
  const playback = useCreatePlayback(session)
  const stills = useCreateStills(playback)
  const comparing = useComparingState()
  const coach = useCoachState({ session, screen, isLocked: lock !== null })
  useKeys({ session, playback, screen, isLocked: lock !== null })
  useReplay(session, playback)
  const shown = useMemo(() => ({ project, lock }), [project, lock])
  return (
    <SessionProvider value={session}>
      <ScreenProvider value={screen}>
        <PlaybackProvider value={playback}>
          <StillsProvider value={stills}>
            <PresenceProvider value={presence}>
              <FindingsProvider>
                <ComparingProvider value={comparing}>
                  <CoachProvider value={coach}>
                    {screen.layout === 'phone' ? <PhoneLayout {...shown} /> : <DeskLayout {...shown} />}
                  </CoachProvider>
                  <Upkeep lock={lock} />
                  {lock === null ? <EditorDialogs /> : null}
                </ComparingProvider>
              </FindingsProvider>
            </PresenceProvider>
          </StillsProvider>
        </PlaybackProvider>
      </ScreenProvider>
    </SessionProvider>
  )
}

/** What goes on whatever the layout. */
function Upkeep({ lock }: { lock: Lock }) {
  const { saver } = useSession()
  useFreshAssets()
  useEffect(() => {
    // What was changed just before a lock waited for it to go.
    if (lock === null && saver.state.kind === 'refused') void saver.saveNow()
  }, [lock, saver])
  return null
}
