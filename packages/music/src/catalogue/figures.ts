/** A broken chord through the sections; signs count chord tones (`players/arp.ts`). */
export type Figure = { intro: string; verse: string; build: string; chorus: string; break: string }

export const figures = {
  rolling: {
    intro: '0...1...2...1...',
    verse: '0.1.2.1.0.1.2.1.',
    build: '0.1.2.3.0.1.2.3.',
    chorus: '0.1.2.3.2.1.2.1.',
    break: '0...2...1...2...',
  },
  waves: {
    intro: '0.1.2.3.4.3.2.1.',
    verse: '0.1.2.3.4.3.2.1.',
    build: '0123432101234321',
    chorus: '0.2.4.3.5.3.2.1.',
    break: '0...2...4...3...',
  },
  sixteenths: {
    intro: '0...2...3...1...',
    verse: '0.2.3.1.4.2.3.1.',
    build: '0231421302314213',
    chorus: '0231421302314253',
    break: '0..2..3..1..4...',
  },
  ladder: {
    intro: '',
    verse: '........0.1.2.3.',
    build: '0.1.2.3.0.1.2.3.0123012301230123',
    chorus: '..2..3..1...2...',
    break: '0...2...1...3...',
  },
  drops: {
    intro: '....2...........',
    verse: '......3.......1.',
    build: '0.1.2.3.0.1.2.3.',
    chorus: '....2...1.....3.',
    break: '......4.......3.',
  },
  bells: {
    intro: '........4.......',
    verse: '........3.......',
    build: '..2...3...2...3.',
    chorus: '..3...4...3...5.',
    break: '....3.......4...',
  },
  gallop: {
    intro: '0.0.2.0.1.0.2.0.',
    verse: '0.0.2.0.1.0.2.0.',
    build: '0010201030104020',
    chorus: '0020103000201030',
    break: '0...2...1...2...',
  },
  dotted: {
    intro: '0..1..2...1..2..',
    verse: '0..1..2...1..2..',
    build: '0.12.1230.12.123',
    chorus: '0..2..3.1..2..4.',
    break: '0.....2...1.....',
  },
  alberti: {
    intro: '0.2.1.2.0.2.1.2.',
    verse: '0.2.1.2.0.2.1.2.',
    build: '0212021203120312',
    chorus: '0.2.1.2.0.3.2.1.',
    break: '0...2...1...2...',
  },
  sparkle: {
    intro: '',
    verse: '............4.3.',
    build: '..3...4...3.4.5.',
    chorus: '....4.3.....5.4.',
    break: '........5.......',
  },
  harp: {
    intro: '012345..........',
    verse: '0123............',
    build: '0123....0123....',
    chorus: '01234567........',
    break: '0.1.2.3.........',
  },
  pulse: {
    intro: '0.0.0.0.0.0.0.0.',
    verse: '0.0.0.0.0.0.0.0.',
    build: '0.0.1.1.2.2.3.3.',
    chorus: '0.0.1.0.2.0.1.0.',
    break: '0...0...0...0...',
  },
} as const satisfies Record<string, Figure>
export type FigureName = keyof typeof figures
