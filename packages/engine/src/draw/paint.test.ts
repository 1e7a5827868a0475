import { describe, expect, it } from 'vitest'

import { withOpacity } from './paint.ts'

describe('a colour at a share of its opacity', () => {
  it('keeps the colour and takes the share when it was opaque', () => {
    expect(withOpacity('#36e4ff', 0.45)).toBe('rgba(54,228,255,0.45)')
  })

  it('takes the share of the opacity it had', () => {
    expect(withOpacity('rgba(54,228,255,0.5)', 0.5)).toBe('rgba(54,228,255,0.25)')
  })
})
