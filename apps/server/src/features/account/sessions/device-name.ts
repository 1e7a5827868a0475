import type { SignedInDevice } from '@clipmint/contract'

type DeviceName = Pick<SignedInDevice, 'browser' | 'system' | 'kind'>

/** The first that fits: most browsers also name those that they descend from. */
const browsers: readonly [RegExp, string][] = [
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/NAVER\(inapp/i, 'NAVER'],
  [/Whale\//, 'Whale'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/iPad/, 'iPadOS'],
  [/iPhone|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** What a user agent means to a person: the browser, the system it runs on, and what they hold in their hands. */
export function deviceName(userAgent: string | null): DeviceName {
  const said = userAgent ?? ''
  return { browser: firstOf(browsers, said), system: firstOf(systems, said), kind: kindOf(said) }
}

function firstOf(names: readonly [RegExp, string][], said: string): string | null {
  return names.find(([mark]) => mark.test(said))?.[1] ?? null
}

function kindOf(said: string): DeviceName['kind'] {
  if (/iPad/.test(said) || (/Android/.test(said) && !/Mobile/.test(said))) return 'tablet'
  return /Mobile|iPhone|Android/.test(said) ? 'phone' : 'computer'
}
