import { drawn, flat, line, lit, oval, rect, steam, under } from '../pieces.ts'

/** A shopping bag with cord handles and a round mark. */
export const bag = drawn(
  line('dark', 2.2, 'M36 34C36 4 64 4 64 34'),
  lit('main', 'M18 30H82L86 100H14Z'),
  flat('shade', 'M72 30H82L86 100H73Z'),
  line('spot', 2.4, 'M38 38C38 12 62 12 62 38'),
  flat('pale', oval(48, 64, 13)),
  flat('main', oval(48, 64, 6)),
)

/** A bottle with a cap and a blank label. */
export const bottle = drawn(
  lit('night', rect(41, 0, 18, 14, 2)),
  lit('main', 'M42 13H58V20C58 26 71 28 71 40V93Q71 100 64 100H36Q29 100 29 93V40C29 28 42 26 42 20Z'),
  lit('pale', rect(29, 50, 42, 30)),
  flat('main', rect(38, 57, 24, 3.5, 1.7)),
  flat('paleDeep', rect(41, 64, 18, 2.2, 1.1)),
  line('gleam', 2.4, 'M35 36V46'),
)

/** A low jar with a wide lid. */
export const jar = drawn(
  lit('main', rect(16, 46, 68, 54, 9)),
  lit('pale', rect(16, 62, 68, 22)),
  flat('main', rect(34, 68, 32, 3.5, 1.7)),
  flat('paleDeep', rect(40, 75, 20, 2.2, 1.1)),
  lit('night', rect(13, 27, 74, 21, 4.5)),
  line('gleam', 1.6, 'M20 32H62'),
)

/** A present seen from its corner, with a ribbon. */
export const gift = drawn(
  flat('main', 'M8 46L50 60V100L8 86Z'),
  flat('deep', 'M92 46L50 60V100L92 86Z'),
  flat('shade', 'M8 52L50 66L92 52V46L50 60L8 46Z'),
  flat('light', 'M50 28L94 42V48L50 62L6 48V42Z'),
  flat('deep', 'M94 42V48L50 62V56Z'),
  flat('main', 'M6 42V48L50 62V56Z'),
  flat('spot', 'M23 53.4L33 56.600V94.300L23 91Z'),
  flat('spotDeep', 'M77 53.400L67 56.600V94.300L77 91Z'),
  flat('spotLight', 'M67 33.400L77 36.600L33 50.600V56.600L23 53.400V47.400Z'),
  flat('spot', 'M33 33.400L23 36.600L67 50.600V56.600L77 53.400V47.400Z'),
  lit('spot', 'M50 40C42 22 24 16 20 26C17 36 34 44 50 42Z'),
  lit('spot', 'M50 40C58 22 76 16 80 26C83 36 66 44 50 42Z'),
  flat('spotDeep', 'M48 40C42 32 34 27 29 28C31 35 39 40 48 41Z'),
  flat('spotDeep', 'M52 40C58 32 66 27 71 28C69 35 61 40 52 41Z'),
  lit('spot', rect(44, 34, 12, 10, 4)),
)

/** A cup on a saucer. */
export const cup = drawn(
  steam(47, 38),
  flat('paleDeep', oval(50, 92, 46, 7.5)),
  lit('pale', oval(50, 90, 46, 7.5)),
  line('deep', 5.5, 'M74 56C97 53 97 82 68 82'),
  lit('main', 'M16 48H80C80 76 69 93 58 93H38C27 93 16 76 16 48Z'),
  lit('pale', oval(48, 48, 32, 7)),
  under('night', oval(48, 48.6, 28, 5.2)),
  flat(
    'spot',
    'M48 45.500C54 43.5 60 46 56 49C53 51.5 48 52.5 48 53.500C48 52.5 43 51.5 40 49C36 46 42 43.5 48 45.500Z',
  ),
  line('gleam', 2.4, 'M24 58C25 68 29 78 35 85'),
)

/** A plant in a pot. */
export const plant = drawn(
  ...(
    [
      [-60, 46, 'leafDeep'],
      [58, 48, 'leafDeep'],
      [-31, 55, 'leaf'],
      [33, 56, 'leaf'],
      [-2, 62, 'leafLight'],
    ] as const
  ).flatMap(([turn, length, ink]) => {
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
    const on = (x: number, y: number) =>
      `${(50 + x * cos + y * sin).toFixed(1)} ${(68 + x * sin - y * cos).toFixed(1)}`
    return [
      flat(
        ink,
        `M${on(0, 0)}C${on(-12, length * 0.4)} ${on(-9, length * 0.75)} ${on(0, length)}C${on(9, length * 0.75)} ${on(12, length * 0.4)} ${on(0, 0)}Z`,
      ),
      line('shade', 1.2, `M${on(0, 4)}L${on(0, length * 0.86)}`),
    ]
  }),
  lit('pale', 'M30 68H70L65 97Q64.5 100 61 100H39Q35.5 100 35 97Z'),
  lit('pale', rect(26, 63, 48, 9, 3)),
  flat('shade', 'M30 72H70L69.6 75H30.400Z'),
  flat('spot', 'M32.7 84H67.300L66.3 91H33.700Z'),
)
