import { describe, expect, it } from 'vitest'

import { isPublicAddress, isPublicUrl } from './address.ts'

describe('an address of the open internet', () => {
  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'is %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.0.10',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    'not an address',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('what a browser gives as its push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
  ])('may be %s', (endpoint) => {
    expect(isPublicUrl(endpoint)).toBe(true)
  })

  it.each([
    'http://push.example.com/abc',
    'https://push.example.com:8443/abc',
    'https://name:secret@push.example.com/abc',
    'https://localhost/abc',
    'https://printer/abc',
    'https://db.internal/abc',
    'https://127.0.0.1/abc',
    'https://2130706433/abc',
    'https://0x7f.1/abc',
    'https://[::1]/abc',
    'https://[::ffff:10.0.0.1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'push',
  ])('may not be %s', (endpoint) => {
    expect(isPublicUrl(endpoint)).toBe(false)
  })
})
