import { drawn, flat, line, lit, oval, rect, under } from '../pieces.ts'

/** A camera. */
export const camera = drawn(
  lit('spot', rect(14, 33, 15, 9, 2.5)),
  under('night', 'M36 40L41 27Q42 25 45 25H61Q64 25 65 27L70 40Z'),
  under('main', rect(4, 38, 92, 62, 9)),
  flat('shade', rect(4, 52, 92, 34)),
  flat('pale', rect(74, 43, 15, 8, 2)),
  lit('metal', oval(52, 70, 26)),
  lit('night', oval(52, 70, 22.5)),
  flat('dark', oval(52, 70, 16)),
  lit('spot', oval(52, 70, 11)),
  flat('dark', oval(52, 70, 6.5)),
  flat('gleam', oval(46.5, 63.5, 5, 3.5)),
  flat('spot', oval(14, 46, 2.6)),
)

/** A framed picture. */
export const frame = drawn(
  lit('main', rect(12, 2, 76, 96, 2)),
  flat('white', rect(18, 8, 64, 84)),
  flat('shade', 'M18 8H82V11H21V92H18Z'),
  under('pale', rect(27, 18, 46, 64)),
  flat('spot', oval(40, 34, 7)),
  flat('light', 'M27 66L43 48L52 58L62 42L73 58V82H27Z'),
  flat('deep', 'M27 74L40 64L54 73L64 64L73 70V82H27Z'),
)

/** Two instant prints. */
export const prints = drawn(
  lit('pale', 'M36 6L94 18L80 88L22 76Z'),
  flat('deep', 'M40 13L87 23L77 71L30 61Z'),
  flat('shade', rect(9, 19, 62, 78, 1.5)),
  flat('white', rect(7, 16, 62, 78, 1.5)),
  under('main', rect(13, 22, 50, 52)),
  flat('spot', oval(48, 37, 8)),
  flat('light', 'M13 62C22 48 32 48 40 58C48 50 56 52 63 58V74H13Z'),
  flat('deep', 'M13 68C26 60 46 64 63 68V74H13Z'),
)

/** A reel of film, standing. */
export const reel = drawn(
  flat('dark', 'M50 92H98V100H50Z'),
  line('pale', 2, 'M60 96H62M68 96H70M76 96H78M84 96H86M92 96H94'),
  lit('main', oval(46, 54, 45.5)),
  line('deep', 1.6, oval(46, 54, 40)),
  ...[0, 1, 2, 3, 4].map((index) => {
    const turn = (index * 2 * Math.PI) / 5 - Math.PI / 2
    return flat('dark', oval(46 + Math.cos(turn) * 24, 54 + Math.sin(turn) * 24, 10.5))
  }),
  lit('spot', oval(46, 54, 8)),
  flat('dark', oval(46, 54, 2.8)),
  line('gleam', 2.4, 'M10 44C14 32 22 22 33 17'),
)

/** A box of popcorn. */
export const popcorn = drawn(
  ...[
    [24, 38, 11],
    [40, 30, 12],
    [58, 28, 12],
    [76, 37, 11],
    [33, 44, 11],
    [50, 42, 12],
    [66, 44, 11],
    [48, 20, 9],
  ].flatMap(([x = 0, y = 0, r = 0]) => [
    lit(
      'pale',
      `${oval(x - r * 0.35, y, r * 0.62)}${oval(x + r * 0.4, y - r * 0.15, r * 0.6)}${oval(x, y - r * 0.5, r * 0.58)}`,
    ),
    flat('warm', oval(x, y + r * 0.1, r * 0.2)),
  ]),
  lit(
    'main',
    'M14 46Q22 52 30 46Q40 52 50 46Q60 52 70 46Q78 52 86 46L77 97Q76.5 100 73 100H27Q23.5 100 23 97Z',
  ),
  flat('pale', 'M30 46Q35 49 40 49.500L42 100H35Z'),
  flat('pale', 'M60 49.500Q65 49 70 46L65 100H58Z'),
  flat('pale', oval(50, 74, 11)),
  flat('spot', 'M50 66L52.5 71.500L58.5 72L54 76L55.5 82L50 78.800L44.5 82L46 76L41.5 72L47.5 71.500Z'),
)

/** Two tickets. */
export const tickets = drawn(
  lit('spot', 'M14 22L86 6L89 20A7 7 0 0 0 92 34L95 48L23 64L20 50A7 7 0 0 0 17 36Z'),
  flat('shade', 'M5 47H95V62A8 8 0 0 0 95 78V93H5V78A8 8 0 0 0 5 62Z'),
  lit('main', 'M4 44H96V59A8 8 0 0 0 96 75V90H4V75A8 8 0 0 0 4 59Z'),
  line('pale', 1.6, 'M70 48V51M70 55V58M70 62V65M70 69V72M70 76V79M70 83V86'),
  flat('pale', rect(16, 54, 40, 6, 2)),
  flat('light', rect(16, 65, 46, 3.4, 1.7)),
  flat('light', rect(16, 73, 30, 3.4, 1.7)),
  flat('pale', 'M83 58L85.5 64L92 64.500L87 68.500L88.5 75L83 71.500L77.5 75L79 68.500L74 64.500L80.5 64Z'),
)

/** A cello with its bow. */
export const cello = drawn(
  line('warmDeep', 2.6, 'M84 98L70 6'),
  line('pale', 1, 'M80 97L67.5 8'),
  line('metalDeep', 2, 'M44 94V100'),
  lit(
    'warm',
    'M44 36C56 34 64 40 62 50C60 57 57 60 59 65C69 70 72 82 68 90C64 97 54 97 44 97C34 97 24 97 20 90C16 82 19 70 29 65C31 60 28 57 26 50C24 40 32 34 44 36Z',
  ),
  line('warmDeep', 1.3, 'M32 68C30 74 34 76 32 82M56 68C58 74 54 76 56 82'),
  lit('night', 'M41 12H47L48.5 66H39.500Z'),
  lit('night', 'M40 14C37 8 40 2 44 3C48 2 51 8 48 14Z'),
  flat('dark', rect(34, 7, 20, 2.4, 1.2)),
  flat('pale', 'M37 74H51L49.5 77H38.500Z'),
  flat('dark', 'M41 82H47L46 94H42Z'),
  line('gleam', 0.7, 'M42.5 14V82M45.5 14V82'),
)

/** A pot on a potter’s wheel. */
export const wheel = drawn(
  lit('night', 'M38 90H62L66 100H34Z'),
  under('metal', 'M4 86Q4 82 10 82H90Q96 82 96 86Q96 92 88 92H12Q4 92 4 86Z'),
  lit('main', 'M36 30H64C62 38 66 42 74 52C82 64 76 78 68 84H32C24 78 18 64 26 52C34 42 38 38 36 30Z'),
  line('deep', 1.3, 'M24 58C38 63 62 63 76 58M25 68C40 73 60 73 75 68M34 42C42 45 58 45 66 42'),
  lit('main', oval(50, 30, 15, 4.5)),
  flat('dark', oval(50, 30.5, 11.5, 2.8)),
  line('gleam', 2.4, 'M32 64C31 58 34 52 38 48'),
)

/** A candle in a glass. */
export const candle = drawn(
  line('dark', 1.8, 'M50 52V38'),
  lit('warm', 'M50 8C58 20 61 26 60 32C59 39 55 42 50 42C45 42 41 39 40 32C39 26 42 20 50 8Z'),
  flat('white', 'M50 24C54 30 55 33 54 36C53 39 47 39 46 36C45 33 46 30 50 24Z'),
  lit('main', rect(20, 48, 60, 52, 7)),
  lit('main', oval(50, 50, 30, 6)),
  flat('light', oval(50, 50, 25, 4)),
  lit('pale', rect(32, 64, 36, 24, 2)),
  flat('main', rect(39, 71, 22, 3, 1.5)),
  flat('paleDeep', rect(42, 78, 16, 2.2, 1.1)),
  line('gleam', 2.4, 'M26 60V90'),
)

/** A present wrapped in cloth, tied at the top. */
export const bojagi = drawn(
  lit('main', 'M10 66Q12 56 22 56H78Q88 56 90 66L87 92Q86 100 78 100H22Q14 100 13 92Z'),
  flat('shade', 'M10 66L50 58L90 66L88 76C74 62 60 60 50 60C40 60 26 62 12 76Z'),
  line('deep', 1.3, 'M50 60C40 72 32 84 28 98M50 60C60 72 68 84 72 98M50 60V98'),
  lit('spot', 'M50 54C38 28 14 20 8 34C4 48 28 60 50 58Z'),
  lit('spot', 'M50 54C62 28 86 20 92 34C96 48 72 60 50 58Z'),
  flat('shade', 'M50 56C38 44 26 38 18 40C26 48 38 54 50 56Z'),
  flat('shade', 'M50 56C62 44 74 38 82 40C74 48 62 54 50 56Z'),
  lit('spot', 'M46 56L34 82L46 76L50 60Z'),
  lit('spot', 'M54 56L66 82L54 76L50 60Z'),
  lit('spot', rect(42, 47, 16, 16, 7)),
)
