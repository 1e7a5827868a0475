import { createHmac } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { readHook } from './hook.ts'

const now = new Date('2026-11-15T20:00:00Z')
const seconds = now.getTime() / 1_000
const keys = { TIKTOK_CLIENT_KEY: 'our-key', TIKTOK_CLIENT_SECRET: 'our-secret', TIKTOK_API_VERSION: 'v2' }

const messageOf = (event: string, content: object, more: object = {}) =>
  JSON.stringify({
    client_key: 'our-key',
    event,
    create_time: seconds,
    user_openid: 'open-mint',
    content: JSON.stringify(content),
    ...more,
  })
const complete = messageOf('post.publish.complete', {
  publish_id: 'v_pub_file~v2.1',
  publish_type: 'DIRECT_PUBLISH',
})
const signed = (body: string, at = seconds, secret = 'our-secret') =>
  `t=${at},s=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
const read = (body: string, signature: string | undefined = signed(body)) =>
  readHook({ keys, now: () => now }, { 'tiktok-signature': signature }, Buffer.from(body))

describe('what TikTok tells by itself', () => {
  it.each(['complete', 'failed', 'publicly_available', 'no_longer_publicaly_available', 'inbox_delivered'])(
    'names the post of %s by its account and its ticket, and says no more of it',
    (event) => {
      expect(
        read(messageOf(`post.publish.${event}`, { publish_id: 'v_pub_file~v2.1', reason: 'x' })),
      ).toEqual({
        status: 'told',
        about: 'post',
        remoteId: 'open-mint',
        ticket: { publishId: 'v_pub_file~v2.1' },
      })
    },
  )

  it('names the account whose consent was taken back', () => {
    const heard = read(messageOf('authorization.removed', { reason: 1 }))
    expect(heard).toEqual({ status: 'told', about: 'account', remoteId: 'open-mint' })
  })

  it.each([
    ['an event of another product', messageOf('video.upload.failed', { share_id: 'video.1' })],
    ['a post without an id', messageOf('post.publish.complete', {})],
  ])('passes over %s', (_what, body) => {
    expect(read(body)).toEqual({ status: 'ignored' })
  })

  it.each<[string, string | undefined, string]>([
    ['is not signed', undefined, 'unsigned'],
    ['is signed with another secret', signed(complete, seconds, 'their-secret'), 'unsigned'],
    ['was altered after it was signed', signed(`${complete} `), 'unsigned'],
    ['has its time altered', signed(complete, seconds - 900).replace(/t=\d+/, `t=${seconds}`), 'unsigned'],
    ['has a signature that is no such thing', 't=now,s=yes', 'unsigned'],
    ['has a signature cut short', signed(complete).slice(0, -2), 'unsigned'],
    ['was signed six minutes ago', signed(complete, seconds - 360), 'stale'],
    ['is signed in six minutes', signed(complete, seconds + 360), 'stale'],
  ])('refuses one that %s', (_how, signature, reason) => {
    const heard = readHook({ keys, now: () => now }, { 'tiktok-signature': signature }, Buffer.from(complete))
    expect(heard).toEqual({ status: 'refused', reason })
  })

  it.each([
    ['is no JSON', 'complete'],
    ['is for another app', messageOf('post.publish.complete', { publish_id: '1' }, { client_key: 'theirs' })],
    ['has content that is no JSON', messageOf('post.publish.complete', {}, { content: '{' })],
    ['names no account', messageOf('post.publish.complete', {}, { user_openid: undefined })],
  ])('refuses one that is signed and %s', (_how, body) => {
    expect(read(body)).toEqual({ status: 'refused', reason: 'unreadable' })
  })
})
