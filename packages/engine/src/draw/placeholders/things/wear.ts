import { drawn, flat, line, lit, oval, rect, under } from '../pieces.ts'

/** A running shoe from the side. */
export const sneaker = drawn(
  under('pale', 'M5 87.2H95C98 93.2 95 100 88 100H14C6 100 3 94.9 5 87.2Z'),
  line('paleDeep', 1, 'M6 93.2H95'),
  under(
    'main',
    'M8 89C4 74.5 8 62.6 12 52.4C16 49.9 20 51.6 24 55C30 59.2 37 56.6 42 49.9C45 47.3 49 48.1 51 51.6C58 62.6 70 67.7 84 71.1C94 73.7 97 81.3 95 89Z',
  ),
  flat('deep', 'M8 89C4 74.5 8 62.6 12 52.4C15 50.7 18 51.6 20 52.4C17 64.3 18 77.9 23 89Z'),
  flat(
    'dark',
    'M13 53.2C18 60.1 24 62.6 31 61.8C38 60.9 43 55.8 45 49C42 49.9 41 51.6 39 53.2C35 56.6 30 58.4 25 55.8C21 53.2 17 50.7 13 53.2Z',
  ),
  flat('spot', 'M31 89C36 79.6 44 72.8 54 67.7L62 71.1C53 75.3 46 82.2 43 89Z'),
  flat('light', 'M79 89C79 80.5 83 74.5 88 72.8C94 75.3 97 82.2 95 89Z'),
  line('pale', 2.6, 'M51 55L44 61.8M57 60.1L50 67.7M63 64.3L57 72M70 67.7L64 75.3'),
)

/** A shoebox with its lid on. */
export const shoebox = drawn(
  lit('main', rect(10, 52, 80, 48, 2)),
  flat('shade', rect(10, 56, 80, 5)),
  lit('spot', rect(6, 38, 88, 19, 2.5)),
  flat('pale', rect(60, 70, 21, 19, 1.5)),
  flat('paleDeep', rect(63, 74, 15, 2.6, 1)),
  flat('paleDeep', rect(63, 79, 10, 2.2, 1)),
  flat('pale', oval(28, 79, 8)),
  flat('main', oval(28, 79, 3.6)),
)

/** A dress on a hanger. */
export const dress = drawn(
  line('metalDeep', 1.8, 'M50 14V9C50 3 58 3 57 9'),
  line('dark', 2.6, 'M25 24L50 13L75 24'),
  lit(
    'main',
    'M37 17C41 27 59 27 63 17L73 23C72 34 67 41 64 47C72 66 79 82 83 96C62 101 38 101 17 96C21 82 28 66 36 47C33 41 28 34 27 23Z',
  ),
  line('deep', 1.3, 'M44 53C43 70 38 84 34 98M56 53C57 70 62 84 66 98M50 54V100'),
  flat('spot', 'M36 46C44 49 56 49 64 46L66 51.5C56 55 44 55 34 51.5Z'),
)

/** A jumper, laid out flat. */
export const knit = drawn(
  lit('main', 'M36 14C42 20 58 20 64 14L79 21L97 74L82 80L75 56V98H25V56L18 80L3 74L21 21Z'),
  flat('shade', 'M75 56V98H68C71 84 73 70 72 46Z'),
  flat('shade', 'M25 56V98H31C28 84 27 70 28 46Z'),
  line('light', 2.4, 'M40 28C36 36 44 42 40 50C36 58 44 64 40 72C37 78 41 82 40 86'),
  line('light', 2.4, 'M60 28C64 36 56 42 60 50C64 58 56 64 60 72C63 78 59 82 60 86'),
  line('light', 1.6, 'M50 26V86'),
  flat('deep', rect(25, 90, 50, 10, 2)),
  line('deep', 4, 'M36 15C42 22 58 22 64 15'),
  line('spot', 3, 'M5 68L20 74M95 68L80 74'),
)

/** A summer hat with a wide brim. */
export const hat = drawn(
  lit('main', oval(50, 86, 47, 13)),
  flat('shade', oval(52, 85, 30, 7.5)),
  lit('main', 'M25 84C25 54 33 45 50 45C67 45 75 54 75 84C66 90 34 90 25 84Z'),
  lit('spot', 'M25 74C34 81 66 81 75 74V84C66 90 34 90 25 84Z'),
  line('light', 1.2, 'M32 56C40 60 60 60 68 56M29 65C38 70 62 70 71 65'),
)

/** A knitted cap with a bobble. */
export const beanie = drawn(
  lit('spot', oval(50, 18, 15)),
  lit('main', 'M14 82C11 46 29 27 50 27C71 27 89 46 86 82Z'),
  line('deep', 1.4, 'M50 28V74M36 31C30 44 28 58 29 74M64 31C70 44 72 58 71 74'),
  lit('pale', rect(9, 72, 82, 28, 9)),
  line('paleDeep', 1.6, 'M20 77V95M32 77V95M44 77V95M56 77V95M68 77V95M80 77V95'),
)

/** A ball of wool with its needles. */
export const yarn = drawn(
  line('metalDeep', 3, 'M86 16L36 90M16 20L66 90'),
  flat('spot', oval(86, 16, 4.5)),
  flat('spot', oval(16, 20, 4.5)),
  line('main', 2.4, 'M66 92C78 104 86 88 97 98'),
  lit('main', oval(48, 67, 33)),
  line('light', 2, 'M20 52C38 42 62 46 78 64M16 66C36 54 60 60 74 86M28 44C50 50 60 74 56 98'),
  line('deep', 1.6, 'M18 74C34 64 54 72 64 94M40 36C60 44 74 64 72 88'),
)

/** A ring with one stone, standing. */
export const ring = drawn(
  line('spotDeep', 8, oval(50, 70, 26)),
  line('spot', 5.6, oval(49.4, 69.6, 26)),
  line('gleam', 1.6, 'M27 62C30 50 40 44 48 43M70 88C64 94 58 95 54 95.5'),
  flat('spotDeep', 'M42 40L50 48L58 40L56 34H44Z'),
  lit('pale', 'M33 25L41 15H59L67 25L50 45Z'),
  flat('white', 'M41 15L44 25L50 15Z'),
  line('metalDeep', 0.9, 'M33 25H67M41 15L44 25L50 45L56 25L59 15M44 25L50 15L56 25'),
)

/** A ring in its open box. */
export const ringBox = drawn(
  lit('main', 'M18 58L25 18Q26 12 32 12H68Q74 12 75 18L82 58Z'),
  flat('pale', 'M27 56L32.5 22Q33 19 36 19H64Q67 19 67.5 22L73 56Z'),
  line('spotDeep', 4.4, oval(50, 50, 11)),
  line('spot', 3, oval(49.7, 49.7, 11)),
  lit('pale', 'M43 34L46 30H54L57 34L50 41Z'),
  line('metalDeep', 0.7, 'M43 34H57M46 30L50 41L54 30'),
  lit('pale', rect(21, 54, 58, 12, 6)),
  lit('main', rect(14, 60, 72, 40, 6)),
  flat('shade', rect(14, 60, 72, 5, 2)),
  flat('spot', oval(50, 80, 3)),
)
