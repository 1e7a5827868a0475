import type { PlaceProviderId } from '../source.ts'

type Host = { provider: PlaceProviderId; within?: RegExp }

/** Every host that a link may name, by its whole name: no ending and no part of one counts. */
const hosts = new Map<string, Host>([
  ['map.naver.com', { provider: 'naver' }],
  ['m.map.naver.com', { provider: 'naver' }],
  ['m.place.naver.com', { provider: 'naver' }],
  ['pcmap.place.naver.com', { provider: 'naver' }],
  ['place.naver.com', { provider: 'naver' }],
  ['naver.me', { provider: 'naver' }],
  ['place.map.kakao.com', { provider: 'kakao' }],
  ['map.kakao.com', { provider: 'kakao' }],
  ['m.map.kakao.com', { provider: 'kakao' }],
  ['kko.to', { provider: 'kakao' }],
  ['www.google.com', { provider: 'google', within: /^\/(?:maps|search)(?:\/|$)/ }],
  ['maps.google.com', { provider: 'google' }],
  ['www.google.co.kr', { provider: 'google', within: /^\/maps(?:\/|$)/ }],
  ['maps.google.co.kr', { provider: 'google' }],
  ['google.co.kr', { provider: 'google', within: /^\/maps(?:\/|$)/ }],
  ['maps.app.goo.gl', { provider: 'google' }],
  ['goo.gl', { provider: 'google', within: /^\/maps\// }],
  ['share.google', { provider: 'google' }],
])

/** What else is asked: the providers' own APIs, by addresses that are put together here and never pasted. */
const apiHosts = new Set(['pcmap-api.place.naver.com', 'place-api.map.kakao.com', 'places.googleapis.com'])

/** Where pictures and clips lie. Each provider has a handful of servers, and all are below its own domains. */
const mediaHosts = new Set([
  'ldb-phinf.pstatic.net',
  'pup-review-phinf.pstatic.net',
  'naverbooking-phinf.pstatic.net',
  'video-phinf.pstatic.net',
  'search.pstatic.net',
  't1.kakaocdn.net',
  'img1.kakaocdn.net',
  'postfiles.pstatic.net',
  't1.daumcdn.net',
  'img1.daumcdn.net',
])

/** Whose link it is, or null for every host that is not in the table. */
export function providerOf(url: URL): PlaceProviderId | null {
  const host = hosts.get(url.hostname)
  return host && (host.within?.test(url.pathname) ?? true) ? host.provider : null
}

export function isKnownHost(name: string): boolean {
  return hosts.has(name)
}

/** Whether we may connect to it at all. */
export function mayAsk(url: URL): boolean {
  return isPlain(url) && (providerOf(url) !== null || apiHosts.has(url.hostname))
}

export function isMediaHost(url: URL): boolean {
  return isPlain(url) && mediaHosts.has(url.hostname)
}

/** Over TLS, at its usual port, without a name or password in it. */
export function isPlain({ protocol, port, username, password }: URL): boolean {
  return protocol === 'https:' && port === '' && username === '' && password === ''
}
