/** A rhythm for chords, and how long the fingers take over a strum. */
export type Comp = {
  strumMs: number
  intro: string
  verse: string
  build: string
  chorus: string
  break: string
}

const held = 'x---------------'
const soft = 'o---------------'

export const comps = {
  held: { strumMs: 0, intro: soft, verse: soft, build: 'o-------x-------', chorus: held, break: held },
  swell: {
    strumMs: 0,
    intro: '',
    verse: ',---------------',
    build: 'o---------------X---------------',
    chorus: held,
    break: soft,
  },
  lift: { strumMs: 0, intro: '', verse: '', build: soft, chorus: held, break: soft },
  folk: {
    strumMs: 26,
    intro: 'X---x-u---u-x-u-',
    verse: 'X---x-u---u-x-u-',
    build: 'X-u-x-u-x-u-x-u-',
    chorus: 'X---x-u-x-u-x-uu',
    break: 'X-----u---u-x---',
  },
  strum: {
    strumMs: 22,
    intro: 'X-------x---u---',
    verse: 'X-----u-x---u-u-',
    build: 'X-u-x-u-X-u-x-u-',
    chorus: 'X-u-x-uuX-u-x-u-',
    break: held,
  },
  island: {
    strumMs: 18,
    intro: 'x--u--x--u--x-u-',
    verse: 'x--u--x--u--x-u-',
    build: 'x-u-x-u-x-u-x-u-',
    chorus: 'X--u--x-u-x-u-u-',
    break: 'x-----u---x-----',
  },
  bossa: {
    strumMs: 14,
    intro: 'x--x--x---x--x--',
    verse: 'x--x--x---x--x--',
    build: 'x--x--x-x-x-x-x-',
    chorus: 'X--x--x-..x--x-x',
    break: 'x-----x---------',
  },
  charleston: {
    strumMs: 8,
    intro: 'x-----x---------',
    verse: 'x-----x---......',
    build: 'x-----x-x-----x-',
    chorus: 'X-----x-..x---..',
    break: held,
  },
  rootless: {
    strumMs: 12,
    intro: 'X---------------',
    verse: 'X-----x---------x-------..x-----',
    build: 'X-----x---x-----',
    chorus: 'X-----x---x-----X-----x---------',
    break: held,
  },
  quarters: {
    strumMs: 0,
    intro: 'x-------x-------',
    verse: 'x---x---x---x---',
    build: 'x-x-x-x-x-x-x-x-',
    chorus: 'X---x---x---x---',
    break: held,
  },
  eighths: {
    strumMs: 0,
    intro: 'o.o.o.o.o.o.o.o.',
    verse: 'x.o.x.o.x.o.x.o.',
    build: 'x.x.x.x.x.x.x.x.',
    chorus: 'X.x.x.x.X.x.x.x.',
    break: held,
  },
  stabs: {
    strumMs: 0,
    intro: '',
    verse: '..x...x...x...x.',
    build: '..x...x...x.x.x.',
    chorus: 'x..x..x...x..x..',
    break: '',
  },
  offbeats: {
    strumMs: 0,
    intro: '....x.......x...',
    verse: '..x...x...x...x.',
    build: '..x...x...x...x.',
    chorus: '..X...x...X...x.',
    break: '....x.......x...',
  },
  chanks: {
    strumMs: 6,
    intro: '....x.......x...',
    verse: '..o.x..o..o.x.oo',
    build: 'o.oox.oo.ooox.oo',
    chorus: 'oxo.xo.o.oxox.oo',
    break: '....x.......x...',
  },
  synco: {
    strumMs: 0,
    intro: 'x-----------....',
    verse: 'x--x--x---x--x--',
    build: 'x--x--x--x--x.x.',
    chorus: 'X--x--X---x-x-..',
    break: soft,
  },
  anthem: {
    strumMs: 0,
    intro: '',
    verse: '',
    build: '................|..x...x...x.x.x.',
    chorus: 'X--X--X---X--X--',
    break: soft,
  },
  pads: { strumMs: 0, intro: held, verse: soft, build: soft, chorus: held, break: held },
  waltzBox: {
    strumMs: 0,
    intro: 'o...x.o.o...x.o.',
    verse: 'o...x.o.o...x.o.',
    build: 'o.x.o.x.o.x.o.x.',
    chorus: 'x...x.o.x...x.o.',
    break: 'o.......x.......',
  },
  marchChords: {
    strumMs: 0,
    intro: '....x.......x...',
    verse: '....x.......x...',
    build: '..x...x...x...x.',
    chorus: '..x...x...x...x.',
    break: '....x.......x...',
  },
  broad: {
    strumMs: 18,
    intro: 'X---------------',
    verse: 'X-------x-------',
    build: 'X-------X---x---',
    chorus: 'X-------x---x---',
    break: held,
  },
  spare: {
    strumMs: 30,
    intro: soft,
    verse: 'x---------------................',
    build: soft,
    chorus: 'x-----------o---',
    break: soft,
  },
} as const satisfies Record<string, Comp>
export type CompName = keyof typeof comps
