import { describe, expect, it } from 'vitest'

import { sentencesOf } from '../corpus/clauses.ts'

describe('a list under a heading', () => {
  it('is said under it, each part of it that has no room with the rest', () => {
    expect(
      sentencesOf(
        'RATES (per night)\nCabin 1 (sleeps 2) - $95\nCabin 2 (sleeps 4) - $130\nCabin 3 (sleeps 6, dock) - $165\n\nBRING\nTowels\nBug spray',
      ),
    ).toEqual([
      'RATES (per night): Cabin 1 (sleeps 2) – $95, Cabin 2 (sleeps 4) – $130',
      'RATES (per night): Cabin 3 (sleeps 6, dock) – $165',
      'BRING: Towels, Bug spray',
    ])
  })

  it('is said under a title of no capitals, where its marks begin', () => {
    expect(
      sentencesOf(
        'Spring opening $480\n - drain and wash\n - pump checked\nWinter closing $280\n - netting\n - heater in',
      ),
    ).toEqual([
      'Spring opening $480: drain and wash, pump checked',
      'Winter closing $280: netting, heater in',
    ])
  })

  it('of things of one kind, or of prices, is said under what it is of', () => {
    expect(sentencesOf('£18 a skein\n\nColourways\nHeron\nBramble\nOld Brick')).toEqual([
      '£18 a skein',
      'Colourways: Heron, Bramble, Old Brick',
    ])
    expect(sentencesOf('Zippers\nPants $16\nJacket $30\n\nWe mend it here')).toEqual([
      'Zippers: Pants $16, Jacket $30',
      'We mend it here',
    ])
  })

  it('says what is in a package under its name and price', () => {
    expect(sentencesOf('BRONZE £45\nSafety check, tyres pumped\n\nSILVER £75\nWheels trued')).toEqual([
      'BRONZE £45: Safety check, tyres pumped',
      'SILVER £75: Wheels trued',
    ])
  })

  it('of steps is said in sentences', () => {
    expect(
      sentencesOf(
        'HOW IT WORKS\n1. Order by 8pm\n2. Pay by Venmo\n3. Pick up Sat 8-11, blue porch\n\nBye',
      )[0],
    ).toBe('HOW IT WORKS: Order by 8pm. Pay by Venmo. Pick up Sat 8-11, blue porch')
  })
})
