import { drawn, flat, line, lit, oval, rect, steam, under } from '../pieces.ts'

/** A bowl of noodles with chopsticks. */
export const noodles = drawn(
  steam(34, 38),
  lit('main', 'M5 56H95C95 80 80 93 65 95V100H35V95C20 93 5 80 5 56Z'),
  flat('shade', 'M10 72C20 86 34 90 50 90C66 90 80 86 90 72C84 88 74 93 65 95H35C26 93 16 88 10 72Z'),
  lit('pale', oval(50, 56, 45, 12)),
  under('warm', oval(50, 56.5, 40, 9)),
  line(
    'pale',
    2.2,
    'M16 57C26 50 36 61 46 56C56 51 62 61 76 57M20 60C30 55 42 64 54 60C62 57 72 60 80 58M24 53C34 50 44 56 56 53C62 51 68 53 74 52M30 63C40 60 50 65 62 62C68 60 72 62 76 61M40 50C48 52 56 49 64 50',
  ),
  lit('pale', oval(33, 55, 10, 5.5)),
  flat('warm', oval(33, 55, 4.6, 2.7)),
  flat('leaf', 'M62 50C68 47 76 50 77 54C72 56 64 55 62 50Z'),
  line('dark', 2.6, 'M60 56L93 8M66 58L99 14'),
)

/** A bowl heaped with rice. */
export const rice = drawn(
  steam(50, 26),
  lit('pale', 'M16 62C20 40 36 31 50 31C64 31 80 40 84 62Z'),
  line(
    'paleDeep',
    1.4,
    'M36 44L39 42M48 38L51 39M60 45L63 43M42 52L45 53M56 53L59 51M30 54L33 55M68 55L71 56',
  ),
  lit('main', 'M9 60H91C91 84 74 94 63 95V100H37V95C26 94 9 84 9 60Z'),
  line('spot', 3, 'M12 70C20 74 80 74 88 70'),
  line('gleam', 2.4, 'M18 76C21 83 27 88 33 90'),
)

/** A steaming stew in its pot. */
export const pot = drawn(
  steam(50, 36),
  flat('dark', 'M2 60Q2 55 8 55H92Q98 55 98 60Q98 66 92 66H8Q2 66 2 60Z'),
  lit('main', 'M12 54H88L84 90Q83 100 74 100H26Q17 100 16 90Z'),
  lit('main', oval(50, 54, 38, 11)),
  flat('dark', oval(50, 54, 33, 8.5)),
  under('warm', oval(50, 55, 33, 7.6)),
  lit('pale', 'M30 50H40V56H30Z'),
  lit('pale', 'M46 54H57V60H46Z'),
  lit('pale', 'M60 49H69V55H60Z'),
  flat('leaf', oval(44, 50, 4, 1.8)),
  flat('leaf', oval(72, 57, 3.6, 1.6)),
  line('gleam', 2.4, 'M21 68L24 88'),
)

/** A dish on its plate. */
export const plate = drawn(
  flat('shade', oval(51, 87, 46, 12)),
  lit('pale', oval(50, 84, 48, 15)),
  flat('paleDeep', oval(50, 83, 35, 9.5)),
  flat('white', oval(50, 83.6, 34, 9)),
  flat('leafDeep', 'M58 80C58 66 70 58 80 66C88 66 88 78 82 82C76 88 62 88 58 80Z'),
  flat('leaf', 'M60 76C62 66 70 62 78 67C84 69 84 75 80 78C74 82 64 82 60 76Z'),
  under('warm', 'M18 80C16 66 28 60 42 60C56 60 66 66 64 78C62 90 22 92 18 80Z'),
  line('warmDeep', 1.8, 'M28 66L26 82M36 63L34 85M44 63L42 86M52 65L51 85'),
  flat('warmLight', oval(40, 66, 12, 2.4)),
)

/** Chopped things on bread, on a plate. */
export const toast = drawn(
  flat('shade', oval(51, 87, 46, 12)),
  lit('pale', oval(50, 85, 48, 14)),
  flat('paleDeep', oval(50, 84, 35, 8.8)),
  under('warm', 'M16 70C14 60 24 58 34 59H68C80 58 86 62 84 70L82 82Q81 86 76 86H24Q19 86 18 82Z'),
  flat('warmLight', 'M17 70C16 62 25 61 34 62H67C77 61 84 64 83 70C66 75 34 75 17 70Z'),
  flat(
    'leaf',
    'M22 64C26 54 34 60 38 56C44 50 50 60 56 55C62 50 68 60 76 58C82 60 80 68 74 70C60 74 38 74 26 71C21 70 20 67 22 64Z',
  ),
  lit('pale', 'M32 58C32 48 42 42 52 44C64 44 70 52 66 60C62 66 38 68 32 58Z'),
  lit('warm', oval(49, 52, 9, 6)),
  flat('gleam', oval(46, 50, 3, 1.6)),
)

/** A glass of beer. */
export const beer = drawn(
  line('glass', 8, 'M72 50H80Q88 50 88 58V76Q88 84 80 84H72'),
  line('gleam', 2, 'M72 54H79Q84 54 84 59V75Q84 80 79 80H72'),
  lit('warm', rect(20, 32, 54, 68, 7)),
  flat('gleam', rect(26, 46, 5, 46, 2.5)),
  flat('shade', rect(45, 46, 4, 46, 2)),
  flat('shade', rect(60, 46, 4, 46, 2)),
  flat('white', oval(30, 30, 14, 12)),
  flat('white', oval(48, 24, 16, 14)),
  flat('white', oval(65, 30, 13, 12)),
  lit(
    'pale',
    'M17 32C17 24 77 24 77 32V40C76 46 70 46 69 42C66 50 58 50 56 42C52 46 46 46 44 42C42 54 33 52 32 42C28 48 18 47 17 40Z',
  ),
)

/** A cold drink with a straw. */
export const glass = drawn(
  line('main', 4, 'M52 90L66 8L80 4'),
  flat('glass', 'M24 26H76L70 95Q69.6 100 65 100H35Q30.4 100 30 95Z'),
  lit('spot', 'M26 44H74L70 94Q69.6 98 65 98H35Q30.4 98 30 94Z'),
  flat('glass', 'M32 48L46 46L48 60L34 62Z'),
  flat('glass', 'M52 52L66 50L68 64L54 66Z'),
  flat('glass', 'M38 66L51 68L49 81L36 79Z'),
  lit('main', oval(26, 30, 14)),
  flat('pale', oval(26, 30, 11)),
  line('main', 1.5, 'M26 20V40M16 30H36M19 23L33 37M33 23L19 37'),
  line('gleam', 2.4, 'M34 52L37 90'),
)

/** Shaved ice with fruit in a cup. */
export const iceCup = drawn(
  line('metalDeep', 3, 'M70 44L88 6'),
  lit('pale', 'M16 52C14 28 30 14 50 14C70 14 86 28 84 52Z'),
  line('paleDeep', 1.4, 'M30 40L34 37M40 28L44 27M66 36L70 39M52 36L56 34M44 44L48 42M62 25L65 27'),
  lit('spot', 'M36 22C40 10 60 10 64 22C70 28 60 34 56 28C52 36 44 34 42 28C36 32 32 28 36 22Z'),
  lit('spot', oval(30, 44, 6)),
  lit('spot', oval(52, 45, 6)),
  lit('spot', oval(72, 45, 5)),
  lit('main', 'M18 52H82L74 95Q73 100 68 100H32Q27 100 26 95Z'),
  flat('pale', 'M22 68H78L76 80H24Z'),
  lit('main', rect(13, 48, 74, 9, 4.5)),
)

/** A teapot. */
export const teapot = drawn(
  line('deep', 6, 'M26 56C2 44 0 88 30 86'),
  lit('main', 'M74 66C88 64 86 48 92 40L99 44C93 54 94 82 72 86Z'),
  lit('main', 'M20 66C20 48 34 40 50 40C66 40 80 48 80 66C80 86 70 96 64 98H36C30 96 20 86 20 66Z'),
  flat('deep', rect(34, 96, 32, 4, 2)),
  lit('main', 'M33 43C35 31 65 31 67 43C60 47 40 47 33 43Z'),
  line('deep', 1.4, 'M32 44C40 48 60 48 68 44'),
  lit('spot', oval(50, 27, 6)),
  line('gleam', 2.6, 'M28 64C28 57 32 52 38 50'),
)

/** A bowl for tea, without a handle. */
export const teaBowl = drawn(
  steam(50, 44),
  flat('deep', oval(50, 95, 42, 5)),
  lit('spot', oval(50, 93, 42, 5)),
  lit('pale', 'M15 58H85C85 80 72 90 62 92V95H38V92C28 90 15 80 15 58Z'),
  lit('pale', oval(50, 58, 35, 8)),
  under('leaf', oval(50, 59, 31, 6)),
  line('main', 1.6, 'M20 70C28 76 72 76 80 70'),
)

/** A thick mug, glazed at its top. */
export const mug = drawn(
  line('deep', 7.5, 'M72 52C97 48 97 86 70 84'),
  lit('main', rect(18, 38, 56, 62, 9)),
  lit(
    'pale',
    'M18 42Q46 52 74 42V60C72 66 66 64 65 60C62 72 54 70 53 62C50 68 44 68 43 62C41 80 31 78 31 64C29 70 20 70 18 62Z',
  ),
  lit('pale', oval(46, 40, 28, 7.5)),
  flat('dark', oval(46, 40.5, 23.5, 5.4)),
  line('gleam', 2.4, 'M24 74V90'),
)

/** A packed lunch of several dishes. */
export const bento = drawn(
  lit('main', 'M3 66H97L91 96Q90 100 85 100H15Q10 100 9 96Z'),
  lit('main', 'M16 40H84Q87 40 88 43L97 66H3L12 43Q13 40 16 40Z'),
  flat('deep', 'M19 43H81L90 64H10Z'),
  flat('white', 'M19 43H48V64H10Z'),
  flat('ripe', oval(32, 53, 5, 3)),
  lit('warm', 'M52 44H66L68 53H52Z'),
  line('warmDeep', 1.4, 'M56 45V52M60 45V52M64 45V52'),
  lit('pale', oval(73, 48, 5, 3.6)),
  lit('pale', oval(80, 50, 4.6, 3.4)),
  lit('warm', 'M54 57C58 53 66 54 70 57C76 54 84 56 86 62H53Z'),
  line('pale', 1.4, 'M50 43V64M51 55H86'),
  flat('spotDeep', rect(7, 76, 86, 7)),
  line('gleam', 1.6, 'M8 70H50'),
)

/** A paper cup to take away. */
export const takeaway = drawn(
  lit('pale', 'M25 22H75L69 96Q68.6 100 64 100H36Q31.4 100 31 96Z'),
  lit('main', 'M27.5 44H72.500L70 76H30Z'),
  flat('pale', oval(50, 60, 10)),
  flat('spot', 'M50 53C56 56 56 64 50 67C44 64 44 56 50 53Z'),
  lit('night', rect(26, 4, 48, 11, 4)),
  lit('night', rect(20, 13, 60, 11, 4)),
  line('gleam', 1.6, 'M33 8H52'),
)

/** A bag of coffee beans. */
export const beans = drawn(
  lit('main', 'M22 20H78L80 94Q80 100 74 100H26Q20 100 20 94Z'),
  under('main', 'M22 6Q22 3 25 3H75Q78 3 78 6V22H22Z'),
  line('deep', 1.6, 'M22 14H78M22 22H78'),
  flat('shade', 'M70 22H78L80 94Q80 100 74 100H70Z'),
  lit('pale', rect(32, 38, 36, 42, 3)),
  flat('spot', oval(50, 54, 8, 10.5)),
  line('spotDeep', 1.8, 'M52 45C45 50 55 58 48 63.5'),
  flat('paleDeep', rect(40, 70, 20, 2.6, 1.3)),
  line('gleam', 2, 'M27 30L26 90'),
)
