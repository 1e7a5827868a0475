/** How a tune moves: what its bars' rhythms are drawn from. `x` sings, `-` holds, `.` rests. */
export type TuneRhythms = {
  /** Bars that state something. */
  calls: readonly string[]
  /** Bars that answer it and come to rest. */
  rests: readonly string[]
  /** Whether the verse sings too, or waits for the chorus. */
  singsInVerse: boolean
}

export const tuneRhythms = {
  lyric: {
    calls: [
      'x---x-x-x---x---',
      'x-----x-x---x---',
      'x---x---x-x-x---',
      'x-x-x---x-----x-',
      '..x-x-x-x---x---',
      'x-------x-x-x-x-',
    ],
    rests: ['x-----x-x-------', 'x---x---x-------', 'x-----------....', 'x-x-x-----------'],
    singsInVerse: true,
  },
  bouncy: {
    calls: [
      'x-x-x-x-x---x---',
      'x--x--x-x-x-x---',
      'x-x-..x-x-x-..x-',
      'x--x-x-.x--x-x-.',
      'x-.xx-x-x-.xx-..',
      '..x-x-x-..x-x-x-',
    ],
    rests: ['x--x--x-x---....', 'x-x-x---x---....', 'x---x-x-x-------', 'x-..x-..x---....'],
    singsInVerse: true,
  },
  riff: {
    calls: [
      'x..x..x..x..x.x.',
      'x.x..x.xx..x..x.',
      'x..x..x.x..x..x.',
      'xx..x..xx..x.x..',
      '..x..x..x.x.x...',
      'x...x.x...x.x.x.',
    ],
    rests: ['x..x..x-----....', 'x.x..x..x-------', 'x..x.x--x-x-....', 'x.....x-x---....'],
    singsInVerse: false,
  },
  sparse: {
    calls: [
      '....x---x-x-x---',
      '..x---x-....x---',
      '......x-x-x-x---',
      'x-----..x---x-..',
      '....x-x-x-------',
      '..x-x-x---------',
    ],
    rests: ['x-------........', '....x-------....', 'x-----x---......', '..x-----........'],
    singsInVerse: false,
  },
  long: {
    calls: [
      'x-------x---x---',
      'x-------x-------',
      'x-----------x---',
      'x---x-------x---',
      'x-----x-x-------',
    ],
    rests: ['x---------------', 'x-----------....', 'x-------x-------'],
    singsInVerse: true,
  },
  hook: {
    calls: [
      'x--x--x-x-x-x--x',
      'x--x--x--x--x-x-',
      'x-x--x-xx--x--x-',
      'x--xx-x-x--xx-x-',
      'x-x-x--x--x-x-x-',
    ],
    rests: ['x--x--x-x-------', 'x-x--x--x---....', 'x--x--x---------', 'x---x--x--------'],
    singsInVerse: false,
  },
  swung: {
    calls: [
      'x-x-x-..x-x-x---',
      '..x-x-x-x---x-..',
      'x---x-x-..x-x---',
      'x-x-..x-x-..x-x-',
      '..x---x-x-x-x---',
    ],
    rests: ['x-x-x-------....', 'x---..x-x---....', '..x-x-x-----....', 'x-----..x-------'],
    singsInVerse: true,
  },
} as const satisfies Record<string, TuneRhythms>
export type TuneFeel = keyof typeof tuneRhythms
