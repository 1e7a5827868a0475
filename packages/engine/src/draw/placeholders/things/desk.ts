import { drawn, flat, line, lit, oval, rect, under } from '../pieces.ts'

/** A stack of books with a pencil on it. */
export const books = drawn(
  under('main', rect(6, 82, 86, 18, 3)),
  flat('pale', rect(82, 85, 10, 12)),
  under('spot', rect(14, 65, 78, 17, 3)),
  flat('pale', rect(14, 68, 9, 11)),
  under('night', rect(10, 50, 74, 15, 3)),
  flat('pale', rect(76, 52.5, 8, 10)),
  flat('gleam', rect(18, 89, 24, 3, 1.5)),
  flat('gleam', rect(34, 72, 24, 3, 1.5)),
  under('spot', 'M22 41H70L80 45.500L70 50H22Z'),
  flat('pale', 'M70 41L80 45.500L70 50Z'),
  flat('dark', 'M77 44.200L80 45.500L77 46.800Z'),
  flat('main', rect(16, 41, 8, 9, 2)),
)

/** An open notebook with a pencil. */
export const notebook = drawn(
  flat('main', 'M1 64L50 70L99 64V98L50 104L1 98Z'),
  lit('pale', 'M50 68C38 60 20 58 4 62V95C20 91 38 93 50 100Z'),
  lit('pale', 'M50 68C62 60 80 58 96 62V95C80 91 62 93 50 100Z'),
  line(
    'paleDeep',
    1.5,
    'M11 70C22 68 34 70 44 75M11 77C22 75 34 77 44 82M11 84C22 82 34 84 44 89M56 75C62 72 66 71 72 70M56 82C60 80 63 79 67 78',
  ),
  line('shade', 1.2, 'M50 68V100'),
  lit('spot', 'M66 76L84 24L94 27.500L76 80Z'),
  flat('pale', 'M66 76L76 80L66.5 89Z'),
  flat('dark', 'M66.2 84L69 85.500L66.5 89Z'),
  flat('main', 'M84 24L86 18Q92 17 96 21.500L94 27.500Z'),
)

/** Pencils and a brush in a cup. */
export const pencils = drawn(
  lit('spot', 'M32 60L26 16L35 15L42 60Z'),
  flat('pale', 'M26 16L29 6L35 15Z'),
  flat('dark', 'M28 9.500L29 6L31 9Z'),
  lit('metal', 'M46 60V18H54V60Z'),
  lit('spot', 'M44 18C42 10 46 6 50 0C54 6 58 10 56 18Z'),
  lit('night', 'M58 60L65 20L74 22L68 60Z'),
  flat('pale', 'M65 20L71.5 11L74 22Z'),
  flat('dark', 'M69.5 14L71.5 11L72.2 14.500Z'),
  lit('main', rect(24, 46, 52, 54, 6)),
  flat('shade', rect(24, 46, 52, 5, 2)),
  flat('pale', rect(24, 68, 52, 10)),
  line('gleam', 2.4, 'M30 54V92'),
)

/** A laptop. */
export const laptop = drawn(
  lit('night', rect(13, 28, 74, 62, 5)),
  under('pale', rect(17, 32, 66, 54, 2)),
  under('main', rect(22, 38, 30, 26, 3)),
  flat('spot', oval(37, 51, 7)),
  flat('paleDeep', rect(57, 40, 20, 3.4, 1.7)),
  flat('paleDeep', rect(57, 48, 16, 3, 1.5)),
  flat('paleDeep', rect(22, 70, 34, 3, 1.5)),
  flat('main', rect(57, 68, 20, 9, 4.5)),
  under('metal', 'M2 89H98V92Q98 100 89 100H11Q2 100 2 92Z'),
  flat('metalDeep', 'M40 89H60Q59 93 56 93H44Q41 93 40 89Z'),
)

/** Three toy blocks. */
export const blocks = drawn(
  lit('main', rect(6, 58, 42, 42, 5)),
  lit('spot', rect(52, 58, 42, 42, 5)),
  lit('pale', rect(29, 16, 42, 42, 5)),
  flat('pale', oval(27, 79, 11)),
  flat('pale', 'M73 67L85 90H61Z'),
  flat(
    'main',
    'M50 24L53.7 33L63 33.500L55.8 39.500L58.2 48.500L50 43.500L41.8 48.500L44.2 39.500L37 33.500L46.3 33Z',
  ),
  line('shade', 1.3, `${rect(11, 63, 32, 32, 3)}${rect(57, 63, 32, 32, 3)}${rect(34, 21, 32, 32, 3)}`),
)

/** A wind-up robot. */
export const robot = drawn(
  line('metalDeep', 2.6, 'M50 16V6'),
  flat('spot', oval(50, 6, 4.5)),
  line('metalDeep', 4, 'M84 62H90'),
  line('metalDeep', 3.4, oval(94, 57, 4) + oval(94, 67, 4)),
  lit('spot', rect(9, 54, 12, 30, 6)),
  lit('spot', rect(77, 54, 12, 30, 6)),
  lit('night', rect(28, 84, 16, 16, 3)),
  lit('night', rect(56, 84, 16, 16, 3)),
  lit('main', rect(20, 50, 60, 40, 7)),
  lit('main', rect(24, 15, 52, 33, 9)),
  flat('deep', rect(42, 46, 16, 6)),
  flat('pale', oval(38, 30, 8)),
  flat('pale', oval(62, 30, 8)),
  flat('dark', oval(39, 31, 3.6)),
  flat('dark', oval(63, 31, 3.6)),
  line('pale', 2, 'M42 42H58'),
  flat('pale', rect(31, 58, 38, 20, 4)),
  flat('spot', oval(41, 68, 5)),
  line('paleDeep', 2.4, 'M52 64H64M52 69H64M52 74H60'),
)

/** A toy car. */
export const car = drawn(
  under(
    'main',
    'M3 86V74Q3 66 12 65L22 63L33 46Q35 43 40 43H64Q69 43 72 46L83 62L91 65Q97 67 97 75V86Q97 89 94 89H6Q3 89 3 86Z',
  ),
  flat('pale', 'M29 62L38 49Q39 48 41 48H50V62Z'),
  flat('pale', 'M54 48H63Q66 48 68 50L76 62H54Z'),
  flat('spot', rect(3, 72, 94, 5)),
  flat('white', oval(93, 71, 3.5)),
  lit('night', oval(26, 87, 13)),
  lit('night', oval(74, 87, 13)),
  lit('metal', oval(26, 87, 6)),
  lit('metal', oval(74, 87, 6)),
  line('gleam', 2, 'M42 45.500H62'),
)

/** A letter with its seal. */
export const envelope = drawn(
  lit('main', rect(18, 14, 64, 60, 3)),
  flat('pale', rect(26, 22, 48, 3.4, 1.7)),
  flat('gleam', rect(26, 31, 34, 2.4, 1.2)),
  flat('paleDeep', 'M6 46L50 14L94 46Z'),
  lit('main', rect(20, 20, 60, 54, 3)),
  flat('pale', rect(29, 28, 30, 3.4, 1.7)),
  flat('gleam', rect(29, 36, 42, 2.4, 1.2)),
  flat('gleam', rect(29, 42, 36, 2.4, 1.2)),
  lit('pale', 'M6 46L50 76L94 46V96Q94 100 90 100H10Q6 100 6 96Z'),
  flat('shade', 'M6 98L50 68L94 98Q93 100 90 100H10Q7 100 6 98Z'),
  lit('spot', oval(50, 76, 9)),
  flat('pale', 'M50 81C44 77 44 72 47 72C49 72 50 74 50 75C50 74 51 72 53 72C56 72 56 77 50 81Z'),
)
