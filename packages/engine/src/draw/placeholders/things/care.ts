import { drawn, flat, line, lit, oval, rect, under } from '../pieces.ts'

/** A tooth with a sparkle. */
export const tooth = drawn(
  lit(
    'pale',
    'M50 22C41 14 20 11 14 30C10 46 20 58 23 72C26 88 29 100 37 100C45 100 42 75 50 75C58 75 55 100 63 100C71 100 74 88 77 72C80 58 90 46 86 30C80 11 59 14 50 22Z',
  ),
  line('paleDeep', 1.6, 'M36 27C42 31 58 31 64 27'),
  line('white', 4, 'M23 42C21 34 24 28 30 26'),
  lit('spot', 'M87 1L90.5 10L99 13L90.5 16L87 25L83.5 16L75 13L83.5 10Z'),
  flat('main', 'M10 4L12 9L17 11L12 13L10 18L8 13L3 11L8 9Z'),
)

/** Toothbrushes in a cup. */
export const brushes = drawn(
  line('spot', 5, 'M44 70L31 12'),
  flat('pale', 'M22 7L30 5L34 23L26 25Z'),
  line('deep', 5, 'M56 70L70 12'),
  flat('pale', 'M71 5L79 7L75 25L67 23Z'),
  lit('main', 'M24 46H76L71 95Q70.5 100 66 100H34Q29.5 100 29 95Z'),
  flat('shade', 'M24 46H76L75.5 51H24.500Z'),
  flat('pale', 'M27 68H73L72 78H28Z'),
  line('gleam', 2.4, 'M33 55L35 92'),
)

/** A clipboard with a form on it. */
export const clipboard = drawn(
  lit('main', rect(17, 8, 66, 92, 6)),
  flat('shade', rect(24, 19, 53, 76, 2)),
  flat('white', rect(23, 17, 54, 76, 2)),
  lit('metal', 'M36 8H43Q44 2 50 2Q56 2 57 8H64Q66 8 66 10V19H34V10Q34 8 36 8Z'),
  flat('spot', 'M47 28H53V33H58V39H53V44H47V39H42V33H47Z'),
  line('paleDeep', 2.6, 'M42 56H68M42 68H68M42 80H60'),
  lit('main', rect(31, 52.5, 7, 7, 1.5)),
  lit('main', rect(31, 64.5, 7, 7, 1.5)),
  flat('paleDeep', rect(31, 76.5, 7, 7, 1.5)),
)

/** A stethoscope. */
export const stethoscope = drawn(
  line('metalDeep', 3.4, 'M30 6C24 26 28 44 40 48M70 6C76 26 72 44 60 48'),
  line('main', 5, 'M37 44C40 52 60 52 63 44M50 51C49 74 48 94 66 95C84 95 84 82 80 72'),
  flat('dark', oval(31, 6, 4)),
  flat('dark', oval(69, 6, 4)),
  lit('metal', oval(79, 64, 15)),
  lit('pale', oval(79, 64, 10.5)),
  flat('spot', oval(79, 64, 4)),
)

/** A dog that sits and looks. */
export const dog = drawn(
  line('deep', 7, 'M72 92C88 92 92 78 86 68'),
  lit('main', 'M27 100C22 78 28 56 50 54C72 56 78 78 73 100Z'),
  flat('pale', 'M40 66C44 72 56 72 60 66C63 78 60 88 50 92C40 88 37 78 40 66Z'),
  line('deep', 1.4, 'M42 88V100M58 88V100'),
  lit('main', 'M50 10C68 10 76 22 75 36C74 50 63 59 50 59C37 59 26 50 25 36C24 22 32 10 50 10Z'),
  flat('deep', 'M31 14C19 14 12 30 15 48C24 51 31 42 31 30Z'),
  flat('deep', 'M69 14C81 14 88 30 85 48C76 51 69 42 69 30Z'),
  flat('pale', oval(50, 45, 14, 11.5)),
  flat('dark', 'M44 38H56C57 43 53 45 50 45C47 45 43 43 44 38Z'),
  line('dark', 1.6, 'M50 45V49M43 49C45 53 49 52 50 49C51 52 55 53 57 49'),
  flat('dark', oval(39.5, 30, 2.8, 3.2)),
  flat('dark', oval(60.5, 30, 2.8, 3.2)),
  line('spot', 4.6, 'M35 60C43 65 57 65 65 60'),
  flat('spotDeep', oval(50, 67, 4)),
)

/** A bowl of food for a pet. */
export const petBowl = drawn(
  lit('spot', 'M20 66C24 46 38 40 50 40C62 40 76 46 80 66Z'),
  ...[
    [34, 57],
    [46, 49],
    [58, 52],
    [68, 60],
    [42, 62],
    [55, 63],
  ].map(([x = 0, y = 0]) => flat('spotDeep', oval(x, y, 4.6, 3.4))),
  lit('pale', oval(50, 66, 37, 6.5)),
  lit('spot', 'M20 66C30 62 70 62 80 66C70 70 30 70 20 66Z'),
  lit('main', 'M13 66C24 74 76 74 87 66L96 95Q97 100 91 100H9Q3 100 4 95Z'),
  flat('pale', 'M38 83C34 78 29 83 32 86C29 89 34 94 38 89H62C66 94 71 89 68 86C71 83 66 78 62 83Z'),
)

/** A person, from the shoulders up. */
export const person = drawn(
  flat('dark', 'M29 34C26 10 40 3 51 3C65 3 75 13 72 36C71 48 76 58 70 62H31C25 58 30 48 29 34Z'),
  lit('main', 'M8 100C8 76 26 68 42 66C46 72 54 72 58 66C74 68 92 76 92 100Z'),
  lit('skin', 'M42 52H58V67C58 74 42 74 42 67Z'),
  flat('shade', 'M42 58C48 63 53 63 58 58V62C52 67 48 67 42 62Z'),
  lit('skin', 'M33 32C33 18 40 13 50 13C60 13 67 18 67 32C67 48 59 58 50 58C41 58 33 48 33 32Z'),
  flat(
    'dark',
    'M31 38C30 16 40 8 52 8C64 8 71 18 69 38C67 28 62 24 57 20C51 27 40 29 34 28C32 31 32 34 31 38Z',
  ),
  line('pale', 2, 'M37 67C42 76 58 76 63 67'),
)

/** A spray bottle. */
export const spray = drawn(
  flat('spotDeep', 'M40 30L32 46L37 48L46 34Z'),
  under('night', 'M26 8H62Q73 8 73 20V33H42V24H26Q24 24 24 22V10Q24 8 26 8Z'),
  flat('spot', rect(18, 11, 7, 10, 1.5)),
  lit('pale', rect(43, 32, 20, 11, 2)),
  lit('main', 'M42 42H64C72 52 76 60 76 70V92Q76 100 68 100H36Q28 100 28 92V70C28 60 34 52 42 42Z'),
  lit('pale', rect(28, 66, 48, 24)),
  flat('spot', 'M52 68C58 76 59 79 59 81A7 7 0 0 1 45 81C45 79 46 76 52 68Z'),
  line('gleam', 2.4, 'M36 62C37 57 40 53 43 49'),
)

/** A bucket full of foam. */
export const bucket = drawn(
  line('metalDeep', 2.4, 'M16 48C14 4 86 4 84 48'),
  ...[
    [30, 42, 13],
    [50, 36, 16],
    [70, 42, 13],
    [40, 46, 12],
    [60, 46, 12],
  ].map(([x = 0, y = 0, r = 0]) => lit('pale', oval(x, y, r))),
  lit('main', 'M14 48H86L79 95Q78 100 73 100H27Q22 100 21 95Z'),
  lit('main', rect(11, 45, 78, 9, 4)),
  flat('shade', 'M15 54H85L84.5 58H15.500Z'),
  flat('spot', 'M19 76H81L80 86H20Z'),
)
