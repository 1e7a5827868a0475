export const drumVoices = ['kick', 'snare', 'hat', 'open', 'perc', 'perc2'] as const
export type DrumVoice = (typeof drumVoices)[number]

/** A voice's bars in verse and chorus; nothing written is silence. */
type Beat = { verse: string; chorus: string }
/** What each voice of a kit plays, and how the groove gathers before a chorus. */
export type Groove = { gather: 'roll' | 'swell' | 'stop'; beats: Partial<Record<DrumVoice, Beat>> }

function beat(verse: string, chorus = verse): Beat {
  return { verse, chorus }
}

const none = ''

/** Grooves in step notation, sixteen signs a bar. Swing and small changes from bar to bar come later. */
export const grooves = {
  four: {
    gather: 'roll',
    beats: {
      kick: beat('X...X...X...X...'),
      snare: beat(none, '....x.......x...'),
      hat: beat('..x...x...x...x.', ',.x,,.x,,.x,,.xo'),
      open: beat(none, '..o...o...o...o.'),
      perc: beat('...o..o....o..o.', 'o,x,o,x,o,x,o,x,'),
      perc2: beat(none, '......m...h...ml'),
    },
  },
  deepFour: {
    gather: 'swell',
    beats: {
      kick: beat('X...X...X...X...'),
      snare: beat('....o.......o...', '....x.......x..,'),
      hat: beat('..o...o...o...o.', '..x...x...x..,x.'),
      open: beat(none, '..........o.....'),
      perc: beat('o,o,x,o,o,o,x,o,', 'o,x,o,o,x,o,x,o,'),
      perc2: beat('...o......o.....', '...o..o...o..o..'),
    },
  },
  disco: {
    gather: 'roll',
    beats: {
      kick: beat('X...X...X...X...'),
      snare: beat('....x.......x...', '....x..,....x.,o'),
      hat: beat('o.o.o.o.o.o.o.o.', 'o.x,o.x,o.x,o.x,'),
      open: beat('..o...o...o...o.', '..x...x...x...x.'),
      perc: beat(none, 'o,x,o,x,o,x,o,x,'),
      perc2: beat(none, '..h..mh...h.m.l.'),
    },
  },
  pop: {
    gather: 'roll',
    beats: {
      kick: beat('X.......X.......', 'X.....x.X.x.....'),
      snare: beat('....x.......x...', '....X.......X...'),
      hat: beat('x.o.x.o.x.o.x.o.', 'x.x.x.x.x.x.x.x.'),
      open: beat(none, '..............o.'),
      perc: beat(none, 'o,x,o,x,o,x,o,x,'),
      perc2: beat('......o.......o.', '...o..o...o...o.'),
    },
  },
  drive: {
    gather: 'roll',
    beats: {
      kick: beat('X.......X.x.....', 'X...X...X...X.x.'),
      snare: beat('....X.......X...'),
      hat: beat('x.x.x.x.x.x.x.x.', 'x.o.x.o.x.o.x.o.'),
      open: beat(none, 'o.......o.......'),
      perc: beat(none, '..x...x...x...x.'),
      perc2: beat(none, '............h.ml'),
    },
  },
  stomp: {
    gather: 'stop',
    beats: {
      kick: beat('X.......X...x...', 'X..x....X.x.....'),
      snare: beat('....x.......x...', '....x.......x.x.'),
      hat: beat(none, 'o.x.o.x.o.x.o.x.'),
      perc: beat('o.o.x.o.o.o.x.o.', 'o,o,x,o,o,o,x,o,'),
      perc2: beat('..........o...o.', '..o.......o...o.'),
    },
  },
  folk: {
    gather: 'swell',
    beats: {
      kick: beat('X.......x.......', 'X.....x.x.....o.'),
      snare: beat('....o.......o...', '....x.......x...'),
      hat: beat('o,x,o,x,o,x,o,x,', 'x,o,x,o,x,o,x,o,'),
      perc: beat(none, 'o.x.o.x.o.x.o.x.'),
      perc2: beat('............o...', '......o.....o...'),
    },
  },
  boomBap: {
    gather: 'stop',
    beats: {
      kick: beat('X.....x...X.....', 'X..x..x...X...o.'),
      snare: beat('....X.......X...', '....X..,....X..,'),
      hat: beat('x.o.x.o.x.o.x.o.', 'x.o.x.oox.o.x.o,'),
      open: beat(none, '..............o.'),
      perc: beat(none, '.......o......o.'),
      perc2: beat('..........,.....', '...,......o..,..'),
    },
  },
  lofi: {
    gather: 'stop',
    beats: {
      kick: beat('X......o..x.....', 'X......o..x....oX..o......x..o..'),
      snare: beat('....x.......x...', '....x..,....x.,.'),
      hat: beat('o.o,o.o.o.o,o.o.', 'o,o,o.o.o,o,o.oo'),
      perc: beat(none, '.......o......o.'),
      perc2: beat(none, '..,...o...,.....'),
    },
  },
  trap: {
    gather: 'stop',
    beats: {
      kick: beat('X.........x.....', 'X.....x...x..x..X..x......x.....'),
      snare: beat('........X.......'),
      hat: beat('x.x.x.x.x.x.x.x.', 'x.x.xrx.x.x.rrx.x.xtx.x.x.x.x.rt'),
      open: beat(none, '......o.........'),
      perc: beat('..............o.', '....o.....o...o.'),
      perc2: beat(none, '...o......o.....'),
    },
  },
  halfTime: {
    gather: 'roll',
    beats: {
      kick: beat('X.........o.....', 'X..x......x..x..'),
      snare: beat('........x.......', '........X.......'),
      hat: beat('..o...o...o...o.', 'x.xox.xrx.xox.xo'),
      open: beat(none, '............o...'),
      perc: beat(none, 'o.x.o.x.o.x.o.x.'),
      perc2: beat('......o.........', '......o......o..'),
    },
  },
  liquid: {
    gather: 'roll',
    beats: {
      kick: beat('X.........x.....', 'X.........x..o..'),
      snare: beat('....x.......x...', '....X..,.,..X..,'),
      hat: beat('o.x.o.x.o.x.o.x.', 'x,o,x,o,x,o,x,oo'),
      open: beat(none, '..............o.'),
      perc: beat('..o...o...o...o.', 'o,x,o,x,o,x,o,x,'),
      perc2: beat(none, '.......o......o.'),
    },
  },
  brushes: {
    gather: 'swell',
    beats: {
      kick: beat('x.......o.......', 'x.......o.....o.'),
      snare: beat('..,.o..,..,.o..,', '..,.x.,,..,.x.,o'),
      hat: beat('....o.......o...', '....x.......x...'),
      open: beat('x...x.x.x...x.x.', 'x...x.x.x...x.xo'),
      perc: beat(none, '......o.........'),
    },
  },
  bossa: {
    gather: 'swell',
    beats: {
      kick: beat('X.....o.x.....o.', 'X.....x.X.....x.'),
      snare: beat('x..o..x...o..o..', 'x..x..x...x..x..'),
      hat: beat('o,o,o,o,o,o,o,o,', 'o,x,o,x,o,x,o,x,'),
      perc: beat(none, '..h...m...h..ml.'),
      perc2: beat(none, '....o.......o...'),
    },
  },
  island: {
    gather: 'roll',
    beats: {
      kick: beat('X.......X.......', 'X..x..x.X..x..x.'),
      snare: beat('...x..x....x..x.', '...x..x....x..x.'),
      hat: beat('o,x,o,x,o,x,o,x,'),
      open: beat(none, '..o...o...o...o.'),
      perc: beat('..h...m...h..ml.', '..mh..m..mh..ml.'),
      perc2: beat(none, 'o...o..o..o.o...'),
    },
  },
  skip: {
    gather: 'stop',
    beats: {
      kick: beat('X.......X.......', 'X.......X.....x.'),
      snare: beat('....x.......x...', '....x.......x.x.'),
      hat: beat(none, '..,.x..,..,.x...'),
      perc: beat('......h.......m.', '..h...h.m...h.l.'),
      perc2: beat(none, 'o.x.o.x.o.x.o.x.'),
    },
  },
  march: {
    gather: 'roll',
    beats: {
      kick: beat('X.......x.......', 'X.......X...x...'),
      snare: beat('....o.......o.o.', 'o.oox.o.o.oox.oo'),
      hat: beat(none, '....o.......o...'),
      perc: beat('........o.......', '..x...x...x...x.'),
      perc2: beat(none, 'h.....m.h...l...'),
    },
  },
  drums: {
    gather: 'swell',
    beats: {
      kick: beat('X...............', 'X.........x.....'),
      snare: beat('l.........m.....', 'l.....m...l.m.h.'),
      hat: beat(none, 'o,o,x,o,o,o,x,o,'),
      perc: beat('..........o.....', '..o...o...o...o.'),
      perc2: beat(none, 'l..l..l...l.m.h.'),
    },
  },
  pulse: {
    gather: 'swell',
    beats: {
      kick: beat('X...............', 'X...X...X...X...'),
      snare: beat(none, '........x.......'),
      hat: beat('o.,.o.,.o.,.o.,.', 'o.o.x.o.o.o.x.o.'),
      perc: beat('....o.......o...', '..o...o...o...o.'),
      perc2: beat(none, '.......o......o.'),
    },
  },
  still: {
    gather: 'swell',
    beats: {
      kick: beat('o...............', 'x.........o.....'),
      snare: beat(none, '............o...'),
      hat: beat(none, 'o...o...o...o...'),
      perc: beat('........,.......', '....o.......o...'),
    },
  },
  jangdan: {
    gather: 'swell',
    beats: {
      kick: beat('X.......x.....o.', 'X.....x.X...x.o.'),
      snare: beat('X..h..x.h.xhh.x.', 'X.hhx.x.X.xhh.xh'),
      hat: beat(none, '..o...o...o...o.'),
      perc: beat('............o...', '....x.......x...'),
      perc2: beat(none, 'l.....m...l.m.h.'),
    },
  },
} as const satisfies Record<string, Groove>
export type GrooveName = keyof typeof grooves
