import { drawn, flat, line, lit, oval, rect, under } from '../pieces.ts'

/** A comb and scissors in a glass. */
export const scissors = drawn(
  lit('main', rect(24, 4, 9, 82, 4)),
  flat('main', [...Array(18).keys()].map((tooth) => rect(33, 9 + tooth * 4, 10, 2.3)).join('')),
  flat('metalDeep', 'M55 33L61 31L69 88L64 90Z'),
  flat('metal', 'M77 31L83 34L67 90L62 88Z'),
  flat('spotDeep', oval(65.5, 73, 2.2)),
  line('spotDeep', 5, oval(56, 20, 8.5, 11)),
  line('spot', 5, oval(83, 22, 9, 11)),
  flat('glass', 'M22 48H78V93Q78 100 71 100H29Q22 100 22 93Z'),
  flat('glass', 'M22 66H78V93Q78 100 71 100H29Q22 100 22 93Z'),
  line('gleam', 1.6, 'M22 48H78'),
  line('gleam', 3, 'M28 55V90'),
)

/** A bottle with a pump. */
export const pump = drawn(
  flat('metalDeep', rect(46.5, 16, 7, 18)),
  under('night', 'M32 8H60Q65 8 65 13V21H43V17H34Q29 17 29 12.500Q29 8 32 8Z'),
  lit('night', rect(40, 31, 20, 11, 2)),
  lit('main', rect(26, 40, 48, 60, 10)),
  lit('pale', rect(26, 56, 48, 28)),
  flat('main', rect(36, 63, 28, 3.4, 1.7)),
  flat('paleDeep', rect(40, 71, 20, 2.2, 1.1)),
  line('gleam', 2.2, 'M32 46V53'),
)

/** A hair dryer, standing on its handle. */
export const dryer = drawn(
  lit('spot', 'M48 56L62 98Q62.6 100 60 100H48Q45 100 44 97L36 56Z'),
  under('night', 'M4 30H18V66H4Q1 66 1 63V33Q1 30 4 30Z'),
  under('main', 'M16 26H62C80 26 92 35 92 48C92 61 80 70 62 70H16Z'),
  flat('pale', rect(22, 26, 5, 44)),
  flat('dark', oval(71, 48, 13, 15)),
  line('metal', 1.6, `${oval(71, 48, 9, 10.5)}${oval(71, 48, 4.5, 5.5)}`),
  line('gleam', 2.6, 'M32 34H56'),
)

/** A round mirror on a stand. */
export const mirror = drawn(
  lit('metal', rect(46.5, 74, 7, 22)),
  under('main', 'M26 96C26 91 74 91 74 96L76 100H24Z'),
  lit('main', oval(50, 40, 37, 39)),
  under('pale', oval(50, 40, 31, 33)),
  flat('gleam', 'M34 58L58 14L66 19L42 65Z'),
  flat('gleam', 'M48 68L70 27L73 33L54 70Z'),
)

/** A bottle of nail polish. */
export const polish = drawn(
  lit('night', 'M39 6Q39 3 42 3H58Q61 3 61 6L63 54H37Z'),
  line('gleam', 1.6, 'M44 8L43 48'),
  lit('metal', rect(39, 53, 22, 7, 1)),
  lit('main', 'M36 59H64C77 61 82 69 82 79V91Q82 100 73 100H27Q18 100 18 91V79C18 69 23 61 36 59Z'),
  flat('gleam', 'M25 78C25 71 29 67 35 65C31 72 30 82 31 93H28Q25 93 25 90Z'),
  flat('spot', rect(42, 77, 16, 3, 1.5)),
)

/** Three bottles of polish in a row. */
export const polishes = drawn(
  ...(
    [
      [2, 'spot'],
      [36, 'main'],
      [70, 'pale'],
    ] as const
  ).flatMap(([x, ink]) => [
    lit('night', rect(x + 8, 32, 12, 34, 3)),
    lit('metal', rect(x + 8, 64, 12, 5)),
    lit(
      ink,
      `M${x + 7} 68H${x + 21}Q${x + 28} 71 ${x + 28} 80V94Q${x + 28} 100 ${x + 22} 100H${x + 6}Q${x} 100 ${x} 94V80Q${x} 71 ${x + 7} 68Z`,
    ),
    flat('gleam', rect(x + 4, 78, 3, 16, 1.5)),
  ]),
)

/** A bottle with a dropper. */
export const dropper = drawn(
  lit('night', 'M43 2Q50 -1 57 2C61 10 61 18 59 24H41C39 18 39 10 43 2Z'),
  lit('metal', rect(37, 23, 26, 12, 2)),
  lit('main', 'M38 34H62V38C71 42 76 48 76 57V91Q76 100 67 100H33Q24 100 24 91V57C24 48 29 42 38 38Z'),
  lit('pale', rect(24, 62, 52, 25)),
  flat('main', rect(35, 68, 30, 3.4, 1.7)),
  flat('paleDeep', rect(40, 76, 20, 2.2, 1.1)),
  line('gleam', 2.4, 'M31 54C32 50 35 47 38 45'),
)

/** A tube of cream, standing on its cap. */
export const tube = drawn(
  lit('night', rect(33, 84, 34, 16, 3)),
  lit('main', 'M22 6H78L68 86H32Z'),
  lit('spot', 'M24.5 26H75.500L73 46H27Z'),
  under('pale', rect(20, 1, 60, 9, 2)),
  line('paleDeep', 0.9, 'M28 3V8M34 3V8M40 3V8M46 3V8M52 3V8M58 3V8M64 3V8M70 3V8'),
  flat('pale', rect(37, 56, 26, 3.4, 1.7)),
  flat('light', rect(41, 64, 18, 2.4, 1.2)),
)
