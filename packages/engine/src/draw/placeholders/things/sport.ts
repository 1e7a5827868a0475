import { drawn, flat, line, lit, oval, rect, under } from '../pieces.ts'

/** A dumbbell on the floor. */
export const dumbbell = drawn(
  under('metal', rect(24, 70, 52, 11, 3)),
  line('metalDeep', 1, 'M38 72V79M43 72V79M48 72V79M53 72V79M58 72V79M62 72V79'),
  under('main', rect(3, 60, 12, 31, 4)),
  under('main', rect(85, 60, 12, 31, 4)),
  under('main', rect(13, 51, 17, 49, 5)),
  under('main', rect(70, 51, 17, 49, 5)),
  flat('spot', rect(18, 51, 5, 49)),
  flat('spot', rect(77, 51, 5, 49)),
)

/** A kettlebell. */
export const kettlebell = drawn(
  line('dark', 10, 'M33 56C24 24 36 13 50 13C64 13 76 24 67 56'),
  line('deep', 6, 'M33 56C24 24 36 13 50 13C64 13 76 24 67 56'),
  flat('dark', 'M32 92H68L65 100H35Z'),
  lit('main', oval(50, 68, 34, 31)),
  flat('pale', oval(50, 68, 14)),
  flat('spot', oval(50, 68, 7)),
  line('gleam', 3, 'M24 60C26 52 31 46 36 43'),
)

/** A rolled mat with two straps. */
export const mat = drawn(
  under('main', 'M24 56H84C93 56 97 66 97 78C97 90 93 100 84 100H24Z'),
  under('spot', rect(46, 56, 7, 44)),
  under('spot', rect(74, 56, 7, 44)),
  lit('main', oval(24, 78, 16, 22)),
  flat('light', oval(24, 78, 14.5, 20.3)),
  line('deep', 1.8, 'M24 78C28 74 30 84 24 86C16 86 14 68 24 66C36 66 36 92 24 94C10 94 10 62 22 60'),
)

/** A drinking bottle for training. */
export const shaker = drawn(
  lit('spot', rect(43, 6, 14, 16, 4)),
  lit('night', rect(31, 20, 38, 16, 5)),
  lit('main', 'M34 34H66L63 95Q62.6 100 58 100H42Q37.4 100 37 95Z'),
  flat('pale', 'M35 52H65L64 70H36Z'),
  flat('main', rect(42, 57, 16, 3, 1.5)),
  flat('paleDeep', rect(44, 63, 12, 2.2, 1)),
  line('gleam', 2, 'M40 40L42 92'),
  line('light', 1.2, 'M56 78H62M57 84H62M57 90H61'),
)

/** Goggles for swimming. */
export const goggles = drawn(
  line('deep', 5.5, 'M9 74C-2 50 20 36 50 36C80 36 102 50 91 74'),
  lit('spot', rect(9, 62, 37, 34, 15)),
  lit('spot', rect(54, 62, 37, 34, 15)),
  line('main', 5.5, `${rect(9, 62, 37, 34, 15)}${rect(54, 62, 37, 34, 15)}M46 75C48 70 52 70 54 75`),
  line('gleam', 2.6, 'M17 78C17 72 20 69 25 68M62 78C62 72 65 69 70 68'),
)

/** Three folded towels. */
export const towels = drawn(
  under('main', rect(9, 79, 82, 21, 9)),
  under('pale', rect(13, 58, 75, 21, 9)),
  under('spot', rect(11, 37, 78, 21, 9)),
  line('shade', 1.5, 'M22 89.500H90M26 68.500H87M24 47.500H88'),
  line('gleam', 1.5, 'M20 42H60M20 63H54'),
)

/** An alarm clock. */
export const clock = drawn(
  line('dark', 5, 'M28 88L22 98M72 88L78 98'),
  lit('spot', 'M14 32C10 20 24 10 36 16Z'),
  lit('spot', 'M86 32C90 20 76 10 64 16Z'),
  lit('main', oval(50, 55, 42)),
  flat('pale', oval(50, 55, 34)),
  line('paleDeep', 2, 'M50 25V30M50 80V85M20 55H25M75 55H80'),
  line('dark', 3.4, 'M50 55V35'),
  line('dark', 3.4, 'M50 55L64 64'),
  flat('spot', oval(50, 55, 3.6)),
)
