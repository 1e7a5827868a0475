import { type Playable, PlayerBar, type PlayerState } from '@clipmint/ui'
import { Box, Stack } from '@mantine/core'

// The words here are for those who build the site, so they are not in the locales.

const playerWords = {
  player: '재생',
  play: '재생',
  pause: '멈춤',
  previous: '이전 장면',
  next: '다음 장면',
  soundOn: '소리 켜기',
  soundOff: '소리 끄기',
  position: '재생 위치',
  moment: (nowMs: number) => `${nowMs / 1000}초`,
  length: () => '0:15',
}

/** The controls of a player at two widths, over something that has nothing to show. */
export function GalleryPlayers() {
  return (
    <Stack>
      {['40rem', '20rem'].map((maw) => (
        <Box key={maw} maw={maw}>
          <PlayerBar player={standIn} durationMs={15_000} fps={30} words={playerWords} />
        </Box>
      ))}
    </Stack>
  )
}

/** A player with nothing to show, so that its parts can be pressed. */
const standIn = openStandIn()

function openStandIn(): Playable {
  const listeners = new Set<() => void>()
  let state: PlayerState = { timeMs: 4_200, isPlaying: false, isMuted: false }
  const become = (change: Partial<PlayerState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  return {
    get state() {
      return state
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    toggle: () => become({ isPlaying: !state.isPlaying }),
    pause: () => become({ isPlaying: false }),
    seek: (timeMs) => become({ timeMs }),
    stepScene: (step) => become({ timeMs: Math.max(0, state.timeMs + step * 3_000) }),
    toggleMuted: () => become({ isMuted: !state.isMuted }),
  }
}
