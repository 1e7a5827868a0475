import { createHmac } from 'node:crypto'

import { clientSecret } from './app.ts'

export const launchKinds = ['right', 'plus', 'wrong', 'stale'] as const
export type LaunchKind = (typeof launchKinds)[number]

const staleSeconds = 3 * 3_600

/** The query that a shop's administration opens the app with: signed, and in the ways in which it can be wrong. */
export function launchQuery(mallId: string, kind: LaunchKind, now: number): string {
  const timestamp = Math.floor(now / 1_000) - (kind === 'stale' ? staleSeconds : 0)
  const blank = kind === 'plus' ? '+' : '%20'
  const said = [
    ['auth_config', 'T'],
    ['is_multi_shop', 'F'],
    ['lang', 'ko_KR'],
    ['mall_id', mallId],
    ['nation', 'KR'],
    ['shop_no', '1'],
    ['timestamp', String(timestamp)],
    ['user_id', mallId],
    ['user_name', `${encodeURIComponent('김민트')}${blank}${encodeURIComponent('사장')}`],
    ['user_type', 'P'],
  ]
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const secret = kind === 'wrong' ? 'a guess' : clientSecret
  const hmac = createHmac('sha256', secret).update(said).digest('base64')
  return `${said}&hmac=${encodeURIComponent(hmac)}`
}
