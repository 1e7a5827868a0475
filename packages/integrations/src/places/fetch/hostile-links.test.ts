import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

import { type AskNames, PrivateName, vettedLookup } from '@clipmint/net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import { createPlaceSource } from '../create.ts'
import type { PlaceFault } from '../source.ts'

// Every socket that this process opens as a client is counted, whoever opens it and by whatever way.
let opened: Socket[] = []
const note = (message: unknown) => {
  opened.push((message as { socket: Socket }).socket)
}
beforeAll(() => subscribe('net.client.socket', note))
afterAll(() => void unsubscribe('net.client.socket', note))
beforeEach(() => {
  opened = []
})

let asked: string[] = []
afterEach(() => {
  asked = []
})

/** A name server that answers with these addresses, one list after the other, and notes what it is asked. */
function answering(...lists: string[][]): AskNames {
  const next = (name: string): { address: string; family: 4 | 6 }[] => {
    const list = lists[Math.min(asked.length, lists.length - 1)] ?? []
    asked.push(name)
    return list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
  const ask = (name: string, _options: object, callback: (error: null, all: object[]) => void) =>
    callback(null, next(name))
  return ask as unknown as AskNames
}

function sourceWith(askNames: AskNames, sandboxUrl: string | null = null) {
  return createPlaceSource({
    providers: ['naver', 'kakao', 'google'],
    googleKey: 'key',
    sandboxUrl,
    askNames,
  })
}

const place = 'p/entry/place/1234567890'
const hostile: readonly [link: string, fault: PlaceFault, what: string][] = [
  // Addresses of this machine and its networks, in every notation.
  [`http://127.0.0.1/${place}`, 'unsupported_host', 'loopback'],
  [`https://127.0.0.1:443/${place}`, 'unsupported_host', 'loopback with a port'],
  [`http://127.1/${place}`, 'unsupported_host', 'short loopback'],
  [`http://127.0.1/${place}`, 'unsupported_host', 'three parts'],
  [`http://2130706433/${place}`, 'unsupported_host', 'one decimal number'],
  [`http://0x7f000001/${place}`, 'unsupported_host', 'one hexadecimal number'],
  [`http://0x7f.0x0.0x0.0x1/${place}`, 'unsupported_host', 'hexadecimal parts'],
  [`http://0177.0.0.1/${place}`, 'unsupported_host', 'octal parts'],
  [`http://017700000001/${place}`, 'unsupported_host', 'one octal number'],
  [`http://127.0.0.1./${place}`, 'unsupported_host', 'a dot at the end'],
  [`http://①②⑦.⓪.⓪.①/${place}`, 'unsupported_host', 'digits in circles'],
  [`http://127。0。0。1/${place}`, 'unsupported_host', 'ideographic dots'],
  [`http://%31%32%37.0.0.1/${place}`, 'unsupported_host', 'escaped digits'],
  [`http://0.0.0.0/${place}`, 'unsupported_host', 'nobody’s address'],
  [`http://0/${place}`, 'unsupported_host', 'zero'],
  [`http://10.0.0.1/${place}`, 'unsupported_host', 'a private network'],
  [`http://172.16.0.1/${place}`, 'unsupported_host', 'a private network'],
  [`http://192.168.0.1/${place}`, 'unsupported_host', 'a private network'],
  [`http://100.64.0.1/${place}`, 'unsupported_host', 'a carrier’s network'],
  [`http://169.254.169.254/latest/meta-data/`, 'unsupported_host', 'a cloud’s metadata'],
  [`http://2852039166/latest/meta-data/`, 'unsupported_host', 'metadata as a number'],
  [`http://0xa9fea9fe/latest/meta-data/`, 'unsupported_host', 'metadata in hexadecimal'],
  [`http://224.0.0.1/${place}`, 'unsupported_host', 'multicast'],
  [`http://255.255.255.255/${place}`, 'unsupported_host', 'broadcast'],
  [`http://[::1]/${place}`, 'unsupported_host', 'loopback of IPv6'],
  [`http://[::]/${place}`, 'unsupported_host', 'nobody of IPv6'],
  [`http://[0:0:0:0:0:0:0:1]/${place}`, 'unsupported_host', 'loopback of IPv6 in full'],
  [`http://[::ffff:127.0.0.1]/${place}`, 'unsupported_host', 'IPv4 in IPv6'],
  [`http://[::ffff:7f00:1]/${place}`, 'unsupported_host', 'IPv4 in IPv6 by hexadecimal'],
  [`http://[64:ff9b::7f00:1]/${place}`, 'unsupported_host', 'NAT64'],
  [`http://[2002:7f00:1::]/${place}`, 'unsupported_host', '6to4'],
  [`http://[fd00::1]/${place}`, 'unsupported_host', 'a private network of IPv6'],
  [`http://[fe80::1]/${place}`, 'unsupported_host', 'link-local of IPv6'],
  [`http://[fd00:ec2::254]/latest/`, 'unsupported_host', 'metadata of IPv6'],
  // Names of this machine and of its networks.
  [`http://localhost/${place}`, 'unsupported_host', 'localhost'],
  [`http://LOCALHOST:3000/${place}`, 'unsupported_host', 'localhost with a port'],
  [`http://metadata.google.internal/computeMetadata/v1/`, 'unsupported_host', 'metadata by name'],
  [`http://router.local/${place}`, 'unsupported_host', 'a name of the house'],
  [`http://127.0.0.1.nip.io/${place}`, 'unsupported_host', 'a name that says its address'],
  // A name and a password before the host.
  [`https://map.naver.com@127.0.0.1/${place}`, 'unsupported_host', 'our host as a user'],
  [`https://map.naver.com:x@10.0.0.1/${place}`, 'unsupported_host', 'our host as a user with a password'],
  [`https://me@map.naver.com/${place}`, 'invalid_url', 'a user'],
  [`https://me:secret@map.naver.com/${place}`, 'invalid_url', 'a user with a password'],
  [`https://map.naver.com%40example.com/${place}`, 'invalid_url', 'an escaped @'],
  [`https://example.com\\@map.naver.com/${place}`, 'unsupported_host', 'a backslash before @'],
  [`https://example.com/@map.naver.com/${place}`, 'unsupported_host', 'our host in the path'],
  [`https://example.com#@map.naver.com/${place}`, 'unsupported_host', 'our host in the fragment'],
  [`https://example.com?https://map.naver.com/${place}`, 'unsupported_host', 'our host in the query'],
  // Hosts that look like ours.
  [`https://map.naver.com.example.com/${place}`, 'unsupported_host', 'our host as a part'],
  [`https://evilmap.naver.com/${place}`, 'unsupported_host', 'another name of the domain'],
  [`https://xmap.naver.com/${place}`, 'unsupported_host', 'one letter more'],
  [`https://map-naver.com/${place}`, 'unsupported_host', 'a dash for a dot'],
  [`https://map.naver.co/${place}`, 'unsupported_host', 'another ending'],
  [`https://mаp.naver.com/${place}`, 'unsupported_host', 'a Cyrillic а'],
  [`https://map.nаver.com/${place}`, 'unsupported_host', 'a Cyrillic а in the domain'],
  [`https://xn--mp-6kc.naver.com/${place}`, 'unsupported_host', 'the same in punycode'],
  [`https://naver.me.example.com/abcd1234`, 'unsupported_host', 'the short host as a part'],
  [`https://nаver.me/abcd1234`, 'unsupported_host', 'the short host with a Cyrillic а'],
  [`https://place.map.kakao.com.evil.kr/12345`, 'unsupported_host', 'Kakao’s host as a part'],
  [`https://kko.to.evil.kr/abcd`, 'unsupported_host', 'Kakao’s short host as a part'],
  [`https://goo.gl/abcdef`, 'unsupported_host', 'short links that are no map’s'],
  [`https://www.google.com/url?q=http://127.0.0.1/`, 'unsupported_host', 'an open redirect of Google'],
  [`https://naver.com/${place}`, 'unsupported_host', 'the domain above'],
  // Other ports, and other ways than the web's.
  [`https://map.naver.com:8443/${place}`, 'invalid_url', 'another port'],
  [`http://map.naver.com:22/${place}`, 'invalid_url', 'a port of another service'],
  [`http://naver.me:6379/abcd1234`, 'invalid_url', 'a short link at another port'],
  [`file:///etc/passwd`, 'invalid_url', 'a file'],
  [`gopher://127.0.0.1:6379/_INFO`, 'invalid_url', 'gopher'],
  [`ftp://map.naver.com/${place}`, 'invalid_url', 'ftp'],
  [`javascript:fetch('//127.0.0.1')`, 'invalid_url', 'a script'],
  [`data:text/html,<script>1</script>`, 'invalid_url', 'data'],
  [`//127.0.0.1/${place}`, 'invalid_url', 'an address without a scheme'],
  // Our own hosts, with something else than a place.
  [`https://map.naver.com/../../admin`, 'invalid_url', 'a path upwards'],
  [`https://map.naver.com\\@127.0.0.1/${place}`, 'invalid_url', 'a backslash behind our host'],
  [`https://map.naver.com/p/entry/place/1%00`, 'invalid_url', 'a zero byte'],
  [`https://map.naver.com/p/entry/place/12345678901234567890`, 'invalid_url', 'too long an id'],
  [`https://map.naver.com/p/entry/place/..%2f..%2fadmin`, 'invalid_url', 'an escaped path'],
  [`https://m.place.naver.com/restaurant/abc/home`, 'invalid_url', 'no number'],
  [`https://naver.me/../admin/users`, 'invalid_url', 'a path at the short host'],
  [`https://map.kakao.com/link/map/가게,37.5,126.9`, 'invalid_url', 'a point of the map'],
  [`https://map.kakao.com/?itemId=http://127.0.0.1`, 'invalid_url', 'an address for an id'],
  [`https://www.google.com/maps/place/@37.5,126.9,17z`, 'invalid_url', 'a point without a name'],
  [`https://www.google.com/maps?q=place_id:../../x`, 'invalid_url', 'a path for an id'],
  [`${'https://map.naver.com/p/entry/place/1234567890?'.padEnd(5_000, 'x')}`, 'invalid_url', 'no end'],
]

it('has at least sixty links in its table, each once', () => {
  expect(new Set(hostile.map(([link]) => link)).size).toBe(hostile.length)
  expect(hostile.length).toBeGreaterThanOrEqual(60)
})

it.each(hostile)('refuses %s without asking anybody (%s: %s)', async (link, fault) => {
  const source = sourceWith(answering(['93.184.216.34']))
  expect(await source.read(link)).toEqual({ status: 'refused', fault })
  expect([opened.length, asked]).toEqual([0, []])
})

const insideAddresses = [
  ['127.0.0.1'],
  ['10.1.2.3'],
  ['172.31.255.255'],
  ['192.168.1.1'],
  ['169.254.169.254'],
  ['100.100.100.200'],
  ['0.0.0.0'],
  ['198.18.0.1'],
  ['239.0.0.1'],
  ['::1'],
  ['::ffff:127.0.0.1'],
  ['::ffff:7f00:1'],
  ['64:ff9b::a9fe:a9fe'],
  ['fd00::1'],
  ['fe80::1'],
  // One of two is enough: which of them a connection takes is not ours to say.
  ['93.184.216.34', '127.0.0.1'],
  ['2606:4700::1111', '::1'],
]
it.each(insideAddresses)('does not connect where a short link’s name leads to %s', async (...addresses) => {
  const source = sourceWith(answering(addresses))
  expect(await source.read('https://naver.me/abcd1234')).toEqual({
    status: 'refused',
    fault: 'unsupported_host',
  })
  expect(asked).toEqual(['naver.me'])
  expect(opened.map(({ remoteAddress }) => remoteAddress)).toEqual(opened.map(() => undefined))
  expect(opened.every((socket) => socket.destroyed)).toBe(true)
})

it('connects to the addresses that it looked at, so that a name which leads elsewhere the next time gains nothing', async () => {
  const lookup = vettedLookup(answering(['93.184.216.34', '2606:4700::1111'], ['127.0.0.1']))
  const once = () =>
    new Promise<unknown>((resolve) => {
      lookup('naver.me', { all: true }, (error, addresses) => resolve(error ?? addresses))
    })
  expect(await once()).toEqual([
    { address: '93.184.216.34', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ])
  expect(asked).toEqual(['naver.me'])
  expect(await once()).toBeInstanceOf(PrivateName)
})

it('does not open pictures of other hosts than the maps’ own', async () => {
  const source = sourceWith(answering(['93.184.216.34']))
  const urls = [
    'https://example.com/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://ldb-phinf.pstatic.net.example.com/a.jpg',
    'https://x.pstatic.net.example.com/a.jpg',
    'https://ldb-phinf.pstatic.net:8443/a.jpg',
    'http://ldb-phinf.pstatic.net/a.jpg',
    'https://me@ldb-phinf.pstatic.net/a.jpg',
    'https://map.naver.com/a.jpg',
    'nothing',
  ]
  const signal = AbortSignal.timeout(5_000)
  for (const url of urls)
    expect({ url, ...(await source.open({ kind: 'image', url }, signal)) }).toMatchObject({
      url,
      status: 'refused',
    })
  expect([opened.length, asked]).toEqual([0, []])
})

const redirects: readonly [to: string, fault: PlaceFault][] = [
  ['http://127.0.0.1/admin', 'unsupported_host'],
  ['http://2130706433/', 'unsupported_host'],
  ['http://[::1]/', 'unsupported_host'],
  ['http://169.254.169.254/latest/meta-data/', 'unsupported_host'],
  ['//127.0.0.1/p/entry/place/1234567890', 'unsupported_host'],
  ['https://naver.me.example.com/x', 'unsupported_host'],
  ['https://map.naver.com@127.0.0.1/p/entry/place/1234567890', 'unsupported_host'],
  ['https://me@map.naver.com/p/entry/place/1234567890', 'invalid_url'],
  ['https://map.naver.com:8443/p/entry/place/1234567890', 'invalid_url'],
  ['https://www.google.com/url?q=http://127.0.0.1', 'unsupported_host'],
  ['https://goo.gl/abcdef', 'unsupported_host'],
  ['file:///etc/passwd', 'invalid_url'],
  ['javascript:alert(1)', 'invalid_url'],
  ['gopher://127.0.0.1:6379/', 'invalid_url'],
  ['https://map.naver.com/', 'invalid_url'],
  ['/again', 'invalid_url'],
]

let shortener: Server
let location = ''
let hops = 0
beforeAll(async () => {
  shortener = createServer((_request, answer) => {
    hops += 1
    answer.writeHead(307, { location }).end()
  })
  await new Promise<void>((resolve) => shortener.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void shortener.close())

const viaShortener = () => {
  const { port } = shortener.address() as AddressInfo
  return sourceWith(answering(['93.184.216.34']), `http://127.0.0.1:${port}`)
}

it.each(redirects)('does not follow a short link to %s (%s)', async (to, fault) => {
  location = to
  hops = 0
  const source = viaShortener()
  expect(await source.read('https://naver.me/abcd1234')).toEqual({ status: 'refused', fault })
  // What the shortener was asked is all that was asked of anybody: up to four hops where it leads back to itself.
  expect(opened.length).toBe(hops)
  expect(hops).toBe(to === '/again' ? 4 : 1)
})

it('stops at the first hop that says which place it is, and does not ask there', async () => {
  location = 'https://map.naver.com/p/entry/place/1234567890?placePath=/home'
  hops = 0
  expect(await viaShortener().read('https://naver.me/abcd1234')).toEqual({
    status: 'read',
    ref: { provider: 'naver', id: '1234567890' },
  })
  expect([opened.length, hops]).toEqual([1, 1])
})
