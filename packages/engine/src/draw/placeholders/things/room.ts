import { drawn, flat, line, lit, oval, rect, under } from '../pieces.ts'

/** A made bed. */
export const bed = drawn(
  lit('main', 'M8 40Q8 30 18 30H82Q92 30 92 40V84H8Z'),
  line('deep', 1.3, 'M29 31V66M50 31V66M71 31V66'),
  flat('dark', rect(8, 92, 6, 8, 1)),
  flat('dark', rect(86, 92, 6, 8, 1)),
  under('pale', 'M4 70Q4 64 10 64H90Q96 64 96 70V94H4Z'),
  under('pale', rect(14, 50, 33, 21, 8)),
  under('pale', rect(53, 50, 33, 21, 8)),
  line('paleDeep', 1.2, 'M19 66C28 69 36 69 42 66M58 66C67 69 75 69 81 66'),
  under('spot', 'M3 76C20 73 80 73 97 76V94Q97 96 95 96H5Q3 96 3 94Z'),
  line('spotDeep', 1.3, 'M26 77C24 84 24 90 26 95M60 76C58 84 59 90 61 95'),
)

/** A window with a view of hills and water. */
export const view = drawn(
  lit('pale', rect(9, 2, 82, 90, 3)),
  under('spot', rect(15, 8, 70, 78)),
  flat('gleam', rect(15, 8, 70, 78)),
  flat('white', oval(64, 30, 9)),
  flat('light', 'M15 56C26 44 36 42 46 52C56 42 70 38 85 52V64H15Z'),
  flat('main', 'M15 60C30 52 46 56 56 60C66 56 76 55 85 58V70H15Z'),
  flat('deep', rect(15, 68, 70, 18)),
  line('gleam', 1.4, 'M22 74H38M52 73H70M30 80H48M62 80H78'),
  flat('pale', rect(48.5, 6, 3.4, 82)),
  flat('pale', rect(13, 42, 74, 3)),
  under('pale', rect(3, 90, 94, 8, 2)),
)

/** A room key on its tag. */
export const key = drawn(
  line('metalDeep', 6, oval(34, 18, 13)),
  line('metal', 3.4, oval(34, 18, 13)),
  line('metalDeep', 7, 'M31 31L24 78M26 66L38 68M25 75L36 77'),
  line('metal', 4, 'M31 31L24 78M26 66L38 68M25 75L36 77'),
  line('dark', 2, 'M42 28C50 34 56 36 62 38'),
  lit('main', 'M62 30L70 28Q74 27 77 30L88 42Q90 44 90 48V92Q90 98 84 98H56Q50 98 50 92V48Q50 44 52 42Z'),
  flat('dark', oval(70, 38, 4)),
  flat('pale', oval(70, 69, 14)),
  flat('spot', 'M70 60L78 67V78H62V67Z'),
)

/** A suitcase on wheels. */
export const suitcase = drawn(
  line('dark', 4.4, 'M38 32V8Q38 4 42 4H58Q62 4 62 8V32'),
  flat('dark', oval(28, 95, 6, 5)),
  flat('dark', oval(72, 95, 6, 5)),
  lit('main', rect(14, 28, 72, 66, 10)),
  line('deep', 1.8, 'M32 34V88M44 34V88M56 34V88M68 34V88'),
  under('spot', rect(14, 44, 72, 8)),
  lit('metal', rect(45, 42, 10, 12, 2)),
  line('gleam', 2.4, 'M22 38V42M22 58V84'),
  line('dark', 1.4, 'M62 30C70 34 74 38 76 42'),
  flat('pale', 'M71 42L80 40L84 58L74 60Z'),
)

/** A lamp that is lit. */
export const lamp = drawn(
  lit('metal', rect(47, 46, 6, 48)),
  under('main', 'M28 94C28 88 72 88 72 94L75 100H25Z'),
  lit('spot', 'M30 6Q31 3 34 3H66Q69 3 70 6L84 50H16Z'),
  flat('gleam', 'M34 3H44L38 50H22Z'),
  flat('spotDeep', 'M17 47H83L84 51H16Z'),
  line('metalDeep', 1.4, 'M66 51V66'),
  flat('metalDeep', oval(66, 67, 2)),
)

/** An armchair with a cushion. */
export const armchair = drawn(
  line('dark', 4.4, 'M22 92L18 99M78 92L82 99'),
  lit('main', 'M20 46C20 26 32 20 50 20C68 20 80 26 80 46V84H20Z'),
  line('deep', 1.3, 'M36 26C34 40 34 54 35 62M64 26C66 40 66 54 65 62'),
  lit('spot', 'M36 42Q50 38 64 42Q68 54 64 66Q50 70 36 66Q32 54 36 42Z'),
  under('main', rect(20, 62, 60, 20, 7)),
  flat('shade', rect(20, 78, 60, 14, 3)),
  under('main', rect(20, 80, 60, 13, 4)),
  lit('main', 'M4 58C4 48 24 48 24 58V92Q24 95 20 95H10Q6 95 6 92Z'),
  lit('main', 'M76 58C76 48 96 48 96 58L94 92Q94 95 90 95H80Q76 95 76 92Z'),
)

/** A shop front with its awning. */
export const storefront = drawn(
  lit('pale', rect(8, 26, 84, 74, 2)),
  under('night', rect(20, 8, 60, 18, 3)),
  flat('gleam', rect(32, 15, 36, 4, 2)),
  flat('sky', rect(15, 56, 42, 34, 1.5)),
  under('spot', rect(15, 56, 42, 34, 1.5)),
  flat('gleam', 'M20 88L36 58H46L30 88Z'),
  line('paleDeep', 2, `${rect(15, 56, 42, 34, 1.5)}M36 56V90`),
  lit('main', rect(64, 56, 22, 44, 1.5)),
  flat('sky', rect(68, 61, 14, 20, 1)),
  flat('spot', oval(82.5, 84, 1.8)),
  ...[0, 1, 2, 3, 4, 5].map((index) => {
    const [x, w] = [4 + index * 15.34, 15.34]
    return lit(index % 2 === 0 ? 'main' : 'pale', `M${x} 30H${x + w}V46A${w / 2} 7 0 0 1 ${x} 46Z`)
  }),
  flat('shade', rect(4, 46, 92, 2)),
  under('main', rect(4, 25, 92, 7, 2)),
)

/** A small fan. */
export const fan = drawn(
  lit('main', rect(45, 60, 10, 32)),
  under('main', 'M24 96Q24 90 32 90H68Q76 90 76 96V100H24Z'),
  flat('pale', oval(50, 38, 36)),
  ...[0, 120, 240].map((turn) => {
    const at = (angle: number, far: number) => {
      const radians = ((turn + angle) * Math.PI) / 180
      return `${(50 + Math.cos(radians) * far).toFixed(1)} ${(38 + Math.sin(radians) * far).toFixed(1)}`
    }
    return lit(
      'spot',
      `M50 38C${at(-20, 16)} ${at(-30, 30)} ${at(10, 31)}C${at(50, 30)} ${at(60, 18)} 50 38Z`,
    )
  }),
  lit('main', oval(50, 38, 7)),
  line('deep', 1, `${oval(50, 38, 17)}${oval(50, 38, 26)}`),
  line('main', 4.4, oval(50, 38, 36)),
)

/** A parcel with its label. */
export const parcel = drawn(
  under('main', 'M22 30H78L92 44H8Z'),
  lit('main', rect(8, 43, 84, 57, 2)),
  flat('shade', rect(8, 43, 84, 4)),
  flat('pale', 'M43 30H57L59 44H41Z'),
  lit('pale', rect(41, 43, 18, 24)),
  flat('pale', rect(63, 72, 22, 19, 1.5)),
  line('dark', 1.3, 'M67 76V84M70 76V84M72.5 76V84M76 76V84M78 76V84M81 76V84'),
  flat('paleDeep', rect(67, 86, 14, 2, 1)),
  flat('spot', 'M19 80L25 72L31 80H27.500V89H22.500V80Z'),
)
