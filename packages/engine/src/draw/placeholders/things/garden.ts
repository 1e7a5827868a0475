import { bloom, drawn, flat, line, lit, oval, rect, under } from '../pieces.ts'

/** A bunch of flowers in paper. */
export const bouquet = drawn(
  flat('leaf', 'M50 50C26 42 14 28 12 12C30 14 44 28 50 50Z'),
  flat('leaf', 'M50 50C74 42 86 28 88 12C70 14 56 28 50 50Z'),
  flat('leaf', 'M50 50C42 34 42 16 50 2C58 16 58 34 50 50Z'),
  bloom(30, 22, { r: 12, ink: 'pale' }),
  bloom(70, 22, { r: 12, ink: 'pale' }),
  bloom(50, 17, { r: 14, ink: 'main' }),
  bloom(20, 39, { r: 12, ink: 'main' }),
  bloom(80, 39, { r: 12, ink: 'main' }),
  bloom(37, 41, { r: 14, ink: 'spot' }),
  bloom(63, 41, { r: 14, ink: 'spot' }),
  lit('pale', 'M8 44C20 56 36 58 50 58C64 58 80 56 92 44L62 96Q60 100 56 100H44Q40 100 38 96Z'),
  flat('shade', 'M50 58C64 58 80 56 92 44L62 96Q60 100 56 100H50Z'),
  line('paleDeep', 1.2, 'M24 54L46 98M76 54L54 98'),
  lit('main', 'M50 78C42 68 32 70 32 76C32 84 42 84 50 80C58 84 68 84 68 76C68 70 58 68 50 78Z'),
  line('main', 3, 'M48 80L40 94M52 80L60 94'),
  lit('main', oval(50, 79, 4)),
)

/** Tulips in a vase. */
export const vase = drawn(
  line('leaf', 2.4, 'M50 60V30M46 60C44 46 36 40 30 36M54 60C56 46 64 40 70 36'),
  flat('leaf', 'M48 62C38 56 32 48 34 40C44 44 48 52 48 62Z'),
  flat('leaf', 'M52 62C62 56 68 48 66 40C56 44 52 52 52 62Z'),
  lit('spot', 'M40 10L45 16L50 4L55 16L60 10C64 24 60 32 50 32C40 32 36 24 40 10Z'),
  lit('spot', 'M18 18L24 22L26 12L32 21L38 17C40 30 36 38 28 38C20 38 16 30 18 18Z'),
  lit('spot', 'M62 17L68 21L74 12L76 22L82 18C84 30 80 38 72 38C64 38 60 30 62 17Z'),
  lit('main', 'M37 54H63C63 62 77 68 77 84C77 95 68 100 62 100H38C32 100 23 95 23 84C23 68 37 62 37 54Z'),
  lit('main', rect(34, 52, 32, 6, 3)),
  line('pale', 2, 'M25 80C36 86 64 86 75 80M27 86C38 92 62 92 73 86'),
)

/** A cactus in flower. */
export const cactus = drawn(
  line('leaf', 13, 'M50 46H28Q24 46 24 40V32'),
  line('leaf', 13, 'M50 54H70Q76 54 76 48V26'),
  lit('leaf', rect(37, 8, 26, 64, 13)),
  line('leafDeep', 1.4, 'M45 14V66M55 14V66M24 32V42M76 28V48'),
  bloom(50, 10, { r: 9, ink: 'spot' }),
  flat('spot', oval(76, 20, 4)),
  lit('pale', 'M26 70H74L69 96Q68 100 64 100H36Q32 100 31 96Z'),
  lit('pale', rect(22, 65, 56, 10, 3)),
  flat('shade', 'M26 75H74L73.5 78H26.500Z'),
)

/** A watering can. */
export const wateringCan = drawn(
  line('deep', 5, 'M68 60C98 48 98 92 72 92'),
  line('deep', 5, 'M32 56C32 34 66 34 66 56'),
  lit('main', 'M34 90L8 48L15 44L36 68Z'),
  lit('spot', 'M1 50L15 36L19 41L6 55Z'),
  lit('main', 'M28 54H72L76 96Q76 100 72 100H28Q24 100 24 96Z'),
  flat('shade', 'M28 54H72L72.5 59H27.500Z'),
  flat('pale', 'M50 68C58 78 59 80 59 83A9 9 0 0 1 41 83C41 80 42 78 50 68Z'),
  line('gleam', 2.4, 'M32 64L30 92'),
)

/** A small succulent in a low pot. */
export const succulent = drawn(
  ...(
    [
      [-64, 'leafDeep'],
      [64, 'leafDeep'],
      [-38, 'leaf'],
      [38, 'leaf'],
      [-14, 'leafLight'],
      [14, 'leafLight'],
    ] as const
  ).map(([turn, ink]) => {
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
    const on = (x: number, y: number) =>
      `${(50 + x * cos + y * sin).toFixed(1)} ${(66 + x * sin - y * cos).toFixed(1)}`
    return flat(
      ink,
      `M${on(0, 0)}C${on(-15, 14)} ${on(-13, 38)} ${on(0, 52)}C${on(13, 38)} ${on(15, 14)} ${on(0, 0)}Z`,
    )
  }),
  flat('spot', oval(50, 15, 3)),
  lit('pale', 'M18 66H82L76 95Q75 100 70 100H30Q25 100 24 95Z'),
  under('spot', rect(14, 62, 72, 10, 4)),
)
