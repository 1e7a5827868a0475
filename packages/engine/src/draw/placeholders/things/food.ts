import { drawn, flat, line, lit, oval, rect, under } from '../pieces.ts'

/** A croissant. */
export const croissant = drawn(
  under(
    'warm',
    'M3 84C3 62 22 44 50 44C78 44 97 62 97 84C98 97 88 101 80 93C72 84 62 80 50 80C38 80 28 84 20 93C12 101 2 97 3 84Z',
  ),
  flat('shade', 'M20 93C28 84 38 80 50 80C62 80 72 84 80 93C70 76 60 72 50 72C40 72 30 76 20 93Z'),
  line(
    'warmDeep',
    2,
    'M16 62C22 68 26 76 26 87M34 49C38 58 39 70 37 82M66 49C62 58 61 70 63 82M84 62C78 68 74 76 74 87',
  ),
  line(
    'warmLight',
    2.6,
    'M42 51C45 50 55 50 58 51M22 58C25 55 27 54 30 52M70 52C74 54 76 56 79 59M9 72C10 69 11 67 13 65',
  ),
)

/** A loaf of white bread, cut at one end. */
export const loaf = drawn(
  under('warm', 'M24 40C36 34 78 34 88 42C100 46 98 60 92 64V92Q92 100 85 100H22Z'),
  line('warmDeep', 1.8, 'M52 38C60 42 62 50 60 58M74 38C82 42 84 50 82 58'),
  lit('warm', 'M6 66C-1 54 6 40 24 40C42 40 50 54 43 66V93Q43 100 37 100H12Q6 100 6 93Z'),
  lit('pale', 'M10 65C4 54 11 45 24 45C38 45 45 54 39 65V91Q39 96 35 96H14Q10 96 10 91Z'),
  flat('paleDeep', oval(20, 62, 1.6)),
  flat('paleDeep', oval(29, 72, 2)),
  flat('paleDeep', oval(19, 82, 1.6)),
  flat('paleDeep', oval(31, 56, 1.3)),
)

/** Long breads in a paper bag. */
export const breadBag = drawn(
  lit('warm', 'M30 60L22 12Q22 3 31 3Q38 3 40 10L48 60Z'),
  line('warmLight', 2.4, 'M27 16L36 13M29 26L38 23M31 36L40 33'),
  lit('warm', 'M52 60L60 8Q62 1 69 2Q78 3 78 12L70 60Z'),
  line('warmLight', 2.4, 'M62 13L73 16M60 23L72 26M59 33L70 36'),
  lit('warm', 'M42 60L46 22Q50 14 56 22L58 60Z'),
  lit('pale', 'M18 48L26 43L34 48L42 43L50 48L58 43L66 48L74 43L82 48L86 96Q86 100 82 100H18Q14 100 14 96Z'),
  flat('shade', 'M72 44L74 43L82 48L86 96Q86 100 82 100H74Z'),
  flat('main', 'M50 62C58 62 62 66 62 70V82H38V70C38 66 42 62 50 62Z'),
)

/** A cake with icing and cherries. */
export const cake = drawn(
  lit('spot', oval(50, 94, 48, 6)),
  lit('pale', 'M14 54H86V90C76 97 24 97 14 90Z'),
  flat('main', 'M14 73C24 79 76 79 86 73V79C76 85 24 85 14 79Z'),
  lit(
    'main',
    'M14 50C14 40 86 40 86 50V62C82 70 77 66 75 63C72 74 63 74 61 66C57 72 51 72 49 66C46 78 36 78 34 66C31 72 25 72 23 64C20 70 15 68 14 62Z',
  ),
  flat('light', oval(50, 49, 34, 6)),
  ...[24, 41, 59, 76].map((x) => lit('spot', oval(x, 42, 6))),
  line(
    'deep',
    1.4,
    'M24 36C25 30 28 27 31 25M41 36C42 30 44 26 47 24M59 36C60 30 61 27 64 25M76 36C77 31 79 28 82 27',
  ),
)

/** Half a watermelon slice. */
export const watermelon = drawn(
  lit('leaf', 'M2 50H98A48 50 0 0 1 2 50Z'),
  flat('white', 'M7 50H93A43 44 0 0 1 7 50Z'),
  lit('ripe', 'M11 50H89A39 39.5 0 0 1 11 50Z'),
  ...[
    [28, 58],
    [42, 60],
    [58, 60],
    [72, 58],
    [35, 70],
    [50, 72],
    [65, 70],
    [50, 83],
  ].map(([x = 0, y = 0]) => flat('dark', oval(x, y, 1.7, 2.7))),
  line('leafDeep', 2, 'M14 72C22 86 34 94 46 97'),
)

/** An apple with its leaf. */
export const apple = drawn(
  line('dark', 3.4, 'M50 42C49 32 52 24 57 19'),
  lit('leaf', 'M54 30C58 14 74 8 90 12C86 28 72 36 54 30Z'),
  line('leafDeep', 1.4, 'M56 29C66 24 76 18 86 14'),
  lit(
    'ripe',
    'M50 42C38 30 11 34 11 63C11 86 28 100 41 100C46 100 47 98 50 98C53 98 54 100 59 100C72 100 89 86 89 63C89 34 62 30 50 42Z',
  ),
  flat('shade', 'M42 40C46 46 54 46 58 40C54 44 46 44 42 40Z'),
  line('gleam', 4, 'M21 62C21 54 25 48 32 46'),
)

/** A wooden crate full of fruit. */
export const crate = drawn(
  ...[
    [22, 50, 'main'],
    [42, 44, 'spot'],
    [62, 46, 'main'],
    [80, 52, 'spot'],
    [32, 58, 'spot'],
    [52, 58, 'main'],
    [72, 60, 'main'],
  ].flatMap(([x, y, ink]) => [
    lit(ink === 'spot' ? 'warm' : 'ripe', oval(Number(x), Number(y), 12.5)),
    flat('gleam', oval(Number(x) - 4, Number(y) - 5, 3, 2)),
    line('dark', 1.5, `M${x} ${Number(y) - 10}l2 -5`),
  ]),
  under('pale', rect(4, 60, 92, 11, 1.5)),
  under('pale', rect(4, 74, 92, 11, 1.5)),
  under('pale', rect(4, 88, 92, 12, 1.5)),
  lit('pale', rect(6, 58, 9, 42, 1)),
  lit('pale', rect(85, 58, 9, 42, 1)),
  ...[65.5, 79.5, 94].flatMap((y) => [
    flat('paleDeep', oval(10.5, y, 1.2)),
    flat('paleDeep', oval(89.5, y, 1.2)),
  ]),
)

/** A paper bag of groceries. */
export const groceries = drawn(
  lit('warm', 'M26 60L31 14Q34 4 38 14L44 60Z'),
  line('warmDeep', 1.4, 'M31 22H36M30 30H34'),
  line('leaf', 3, 'M34 10C30 2 26 4 24 0M35 9C36 3 38 2 38 -2M36 10C40 4 44 5 46 2'),
  lit('pale', 'M48 22L54 10H72L78 22V60H48Z'),
  flat('spot', rect(48, 32, 30, 12)),
  lit('ripe', oval(48, 42, 12)),
  lit('main', 'M16 46L24 42L32 46L40 42L48 46L56 42L64 46L72 42L84 46L88 96Q88 100 84 100H16Q12 100 12 96Z'),
  flat('shade', 'M72 42L84 46L88 96Q88 100 84 100H74Z'),
  flat('pale', oval(46, 72, 13)),
  flat('spot', 'M46 64C54 68 54 77 46 81C38 77 38 68 46 64Z'),
)

/** A carton of milk. */
export const milk = drawn(
  flat('paleDeep', rect(32, 4, 36, 11, 1.5)),
  lit('pale', 'M24 38L33 12H67L76 38Z'),
  lit('pale', rect(24, 37, 52, 63, 2)),
  flat('shade', 'M24 38L50 24L76 38Z'),
  lit('main', 'M24 70C34 60 42 62 50 68C58 74 66 74 76 66V98Q76 100 74 100H26Q24 100 24 98Z'),
  flat('spot', oval(50, 52, 8)),
)

/** A block of tofu on its board. */
export const tofu = drawn(
  under('spot', rect(3, 90, 94, 10, 4)),
  flat('white', 'M12 52L32 40H94L80 52Z'),
  lit('pale', 'M12 52H80V91H12Z'),
  flat('paleDeep', 'M80 52L94 40V78L80 91Z'),
  line('paleDeep', 1.3, 'M35 52V91M57 52V91M35 52L52 40M57 52L73 40'),
)

/** A fish on a dish of ice. */
export const fish = drawn(
  flat('shade', oval(51, 90, 47, 10)),
  lit('pale', oval(50, 88, 49, 11)),
  flat('paleDeep', oval(50, 86.5, 38, 7)),
  flat('deep', 'M40 54C48 44 60 46 64 58Z'),
  under('main', 'M4 74C14 56 46 48 72 66L94 52C90 64 91 78 96 90L73 79C50 94 16 92 4 74Z'),
  flat('light', 'M8 76C22 92 52 90 73 79C54 84 26 86 8 76Z'),
  line('deep', 1.6, 'M26 60C32 68 32 78 27 86'),
  flat('spot', 'M36 74C44 70 52 72 54 78C48 84 40 82 36 74Z'),
  line('deep', 1.2, 'M42 62C45 64 45 67 42 69M52 62C55 64 55 67 52 69M62 66C65 68 65 71 62 73'),
  flat('white', oval(17, 69, 3.6)),
  flat('dark', oval(17, 69, 2)),
)

/** A persimmon. */
export const persimmon = drawn(
  lit('warm', 'M7 68C6 46 28 40 50 42C72 40 94 46 93 68C92 90 70 100 50 100C30 100 8 90 7 68Z'),
  lit(
    'leaf',
    'M50 48C36 30 22 38 16 48C30 50 26 60 38 62C46 64 48 56 50 52C52 56 54 64 62 62C74 60 70 50 84 48C78 38 64 30 50 48Z',
  ),
  line('dark', 4.5, 'M50 46C49 40 51 34 55 30'),
  line('gleam', 3.4, 'M15 74C17 82 22 88 29 92'),
)

/** A bag of crisps. */
export const snack = drawn(
  lit('main', 'M18 8H82C76 34 76 66 84 94H16C24 66 24 34 18 8Z'),
  flat('shade', 'M66 8H82C76 34 76 66 84 94H70C75 66 74 34 66 8Z'),
  under('spot', 'M15 3H85V12H15Z'),
  under('spot', 'M12 91H88V100H12Z'),
  line(
    'spotDeep',
    0.9,
    'M22 4V11M30 4V11M38 4V11M46 4V11M54 4V11M62 4V11M70 4V11M78 4V11M20 92V99M30 92V99M40 92V99M50 92V99M60 92V99M70 92V99M80 92V99',
  ),
  flat(
    'pale',
    'M50 20L56 29L66 25L65 36L75 40L67 47L73 56L62 57L61 68L51 62L42 69L40 58L29 58L34 48L25 42L35 37L33 26L44 29Z',
  ),
  lit('warm', 'M36 48C34 38 46 34 54 38C64 36 70 46 62 52C54 58 40 58 36 48Z'),
  lit('warm', 'M40 78C40 70 50 68 56 72C64 71 68 78 61 82C54 86 43 85 40 78Z'),
  line('gleam', 2, 'M27 18C29 34 29 60 25 84'),
)

/** A sack of rice. */
export const riceBag = drawn(
  lit('pale', 'M34 20C12 34 8 64 11 90Q12 100 22 100H78Q88 100 89 90C92 64 88 34 66 20Z'),
  lit('pale', 'M30 4C38 8 44 2 50 5C56 2 62 8 70 4C68 12 66 16 66 20H34C34 16 32 12 30 4Z'),
  lit('spot', rect(31, 17, 38, 7, 3)),
  line('paleDeep', 1.4, 'M38 26C30 34 26 44 25 54M62 26C70 34 74 44 75 54'),
  lit('main', oval(50, 66, 24)),
  line('pale', 2.4, 'M50 82V52'),
  ...[54, 61, 68].flatMap((y) => [
    flat('pale', `M50 ${y + 5}C44 ${y + 5} 41 ${y + 1} 40 ${y - 3}C46 ${y - 3} 50 ${y} 50 ${y + 5}Z`),
    flat('pale', `M50 ${y + 5}C56 ${y + 5} 59 ${y + 1} 60 ${y - 3}C54 ${y - 3} 50 ${y} 50 ${y + 5}Z`),
  ]),
)
