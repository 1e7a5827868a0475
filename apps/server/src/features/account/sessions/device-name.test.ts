import { expect, it } from 'vitest'

import { deviceName } from './device-name.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
    { browser: 'Chrome', system: 'Windows', kind: 'computer' },
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Whale/4.3 Safari/537.36`,
    { browser: 'Whale', system: 'Windows', kind: 'computer' },
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921N) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    { browser: 'Samsung Internet', system: 'Android', kind: 'phone' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS', kind: 'phone' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 11.0.0',
    { browser: 'KakaoTalk', system: 'iOS', kind: 'phone' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0',
    { browser: 'Firefox', system: 'macOS', kind: 'computer' },
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X700) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
    { browser: 'Chrome', system: 'Android', kind: 'tablet' },
  ],
  ['curl/8.5.0', { browser: null, system: null, kind: 'computer' }],
  [null, { browser: null, system: null, kind: 'computer' }],
] as const)('reads %s', (userAgent, seen) => {
  expect(deviceName(userAgent)).toEqual(seen)
})
