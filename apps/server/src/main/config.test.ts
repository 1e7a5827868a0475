import { describe, expect, it } from 'vitest'

import { ConfigFault, toConfig } from './config.ts'

const config = (raw: Record<string, string> = {}) => toConfig(raw, '/srv/clipmint')
const faultsOf = (raw: Record<string, string>) => {
  try {
    config(raw)
    return ''
  } catch (error) {
    return error instanceof ConfigFault ? error.message : String(error)
  }
}

it('needs nothing to run on one machine', () => {
  expect(config()).toMatchObject({
    port: 3_000,
    publicUrl: 'http://localhost:3000',
    dataDir: '/srv/clipmint/.data',
    databaseUrl: null,
    storage: { kind: 'folder', folder: '/srv/clipmint/.data/files' },
    sandbox: true,
    mailAfterSeconds: 60,
    businessMail: 'hello@clipmint.example',
  })
})

it('lets mail wait as long as it is told to', () => {
  expect(config({ MAIL_AFTER_SECONDS: '20' }).mailAfterSeconds).toBe(20)
  expect(faultsOf({ MAIL_AFTER_SECONDS: '-1' })).toContain('  MAIL_AFTER_SECONDS: ')
})

it('tells all that is wrong at once', () => {
  const message = faultsOf({
    PORT: 'http',
    DATABASE_URL: 'mysql://here',
    STORAGE_URL: 'ftp://there',
    SOLAPI_API_KEY: 'k',
  })
  for (const name of ['PORT', 'DATABASE_URL', 'STORAGE_URL', 'SOLAPI_API_SECRET', 'SOLAPI_SENDER']) {
    expect(message).toContain(`  ${name}: `)
  }
})

it('reads a bucket, its prefix, region and endpoint', () => {
  const STORAGE_URL = 's3://media/clipmint/prod?region=ap-northeast-2&endpoint=https://s3.example.com'
  expect(config({ STORAGE_URL, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }).storage).toEqual({
    kind: 's3',
    bucket: 'media',
    prefix: 'clipmint/prod',
    region: 'ap-northeast-2',
    endpoint: 'https://s3.example.com',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  })
  expect(faultsOf({ STORAGE_URL, AWS_ACCESS_KEY_ID: 'a' })).toContain('set both or none')
})

describe('the sandbox', () => {
  const keys = { SOLAPI_API_KEY: 'k', SOLAPI_API_SECRET: 's', SOLAPI_SENDER: '0212345678' }

  it('is on when nothing outside is set up', () => {
    expect(config().sandbox).toBe(true)
    expect(config({ ANTHROPIC_API_KEY: 'k' }).sandbox).toBe(true)
  })

  it('is off once a provider that it stands in for has keys, unless asked for', () => {
    expect(config(keys).sandbox).toBe(false)
    expect(config({ ...keys, SANDBOX: 'on' }).sandbox).toBe(true)
  })

  it('is off in production unless asked for', () => {
    expect(config({ NODE_ENV: 'production' }).sandbox).toBe(false)
    expect(config({ NODE_ENV: 'production', SANDBOX: 'on' }).sandbox).toBe(true)
    expect(config({ SANDBOX: 'off' }).sandbox).toBe(false)
  })
})

it('wants one secret for all processes where there may be several in production', () => {
  const raw = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/clipmint' }
  expect(faultsOf(raw)).toContain('SESSION_SECRET')
  expect(config({ ...raw, SESSION_SECRET: 's'.repeat(32) }).sessionSecret).toHaveLength(32)
})

it('counts fewer calls a minute where owners are real', () => {
  expect(config({ NODE_ENV: 'production' }).requestsPerMinute).toBe(120)
  expect(config({ REQUESTS_PER_MINUTE: '9' }).requestsPerMinute).toBe(9)
})

it('believes as many proxies as are said to stand in front, and none unless said', () => {
  expect(config().trustedProxies).toBe(0)
  expect(config({ TRUST_PROXY: 'on' }).trustedProxies).toBe(1)
  expect(config({ TRUST_PROXY: '2' }).trustedProxies).toBe(2)
  expect(faultsOf({ TRUST_PROXY: 'everybody' })).toContain('TRUST_PROXY')
})

describe('the model that writes', () => {
  it('is none unless it is set up, and needs what its provider needs', () => {
    expect(config().model).toBeNull()
    expect(faultsOf({ AI_PROVIDER: 'openai-compatible' })).toMatch(
      / {2}AI_MODEL: needed.*\n {2}AI_BASE_URL: needed/,
    )
    expect(faultsOf({ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' })).toContain('  AI_API_KEY: needed')
    expect(faultsOf({ AI_MODEL: 'm' })).toContain('  AI_PROVIDER: ')
    expect(faultsOf({ AI_PROVIDER: 'other', AI_MODEL: 'm' })).toContain('  AI_PROVIDER: ')
  })

  it('is a server of one’s own by its address alone, and leaves the sandbox on', () => {
    const raw = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://localhost:11434/v1' }
    expect(config(raw)).toMatchObject({ sandbox: true, model: { ...raw, AI_PRICE_INPUT: 0 } })
  })

  it('is the stand-in’s where the sandbox is on', () => {
    expect(config({ AI_PROVIDER: 'sandbox' }).model).toMatchObject({ AI_PROVIDER: 'sandbox' })
    expect(faultsOf({ AI_PROVIDER: 'sandbox', SANDBOX: 'off' })).toContain(
      '  AI_PROVIDER: the sandbox is off',
    )
  })
})

it('searches free stock where it has a key, and Openverse unless told not to', () => {
  expect(config()).toMatchObject({ pexels: null, pixabay: null, openverse: { OPENVERSE: 'on' } })
  const real = config({ PEXELS_API_KEY: 'k', OPENVERSE: 'off' })
  expect(real).toMatchObject({ pexels: { PEXELS_API_KEY: 'k' }, openverse: null, sandbox: false })
  expect(faultsOf({ OPENVERSE: 'maybe' })).toContain('  OPENVERSE: ')
})

it('sends mail by any server that speaks SMTP, and means the real world by it', () => {
  const smtp = { SMTP_URL: 'smtps://n:p@smtp.example.com', MAIL_FROM: 'Clipmint <hello@shop.example>' }
  expect(config(smtp)).toMatchObject({ smtp, sandbox: false, businessMail: 'hello@shop.example' })
  expect(faultsOf({ SMTP_URL: 'https://smtp.example.com' })).toMatch(/ {2}SMTP_URL: smtp:.*\n {2}MAIL_FROM: /)
})

const company = {
  COMPANY_NAME: '주식회사 비니',
  COMPANY_REPRESENTATIVE: '김비니',
  COMPANY_ADDRESS: '서울특별시 중구 세종대로 110',
  COMPANY_PHONE: '02-1234-5678',
  COMPANY_EMAIL: 'help@beanie.example',
  COMPANY_BUSINESS_NUMBER: '123-45-67891',
  COMPANY_MAIL_ORDER_NUMBER: '제2026-서울중구-00001호',
  HOSTING_PROVIDER: '비니호스팅',
  PRIVACY_OFFICER: '이정보',
  PRIVACY_OFFICER_PHONE: '1588-0000',
  PRIVACY_OFFICER_EMAIL: 'privacy@beanie.example',
}

describe('the company', () => {
  it('is whole, or a sample where the sandbox is on, or nobody', () => {
    expect(config(company).company).toMatchObject({ name: '주식회사 비니', isSample: false })
    expect(config().company).toMatchObject({ isSample: true })
    expect(config({ SANDBOX: 'off' }).company).toBeNull()
  })

  it('is not taken in part', () => {
    const faults = faultsOf({ COMPANY_NAME: '주식회사 비니' })
    for (const name of Object.keys(company).slice(1))
      expect(faults).toContain(`  ${name}: needed, because the law asks for the whole block`)
  })

  it.for([
    ['COMPANY_BUSINESS_NUMBER', '123-45-67890', 'its last digit does not fit the others'],
    ['COMPANY_BUSINESS_NUMBER', '1234567891', 'a business number with its dashes'],
    ['COMPANY_MAIL_ORDER_NUMBER', '2026-서울중구-1', 'a mail-order number of the form'],
    ['COMPANY_PHONE', '0212345678', 'a Korean telephone number with its dashes'],
    ['COMPANY_EMAIL', 'help', 'an e-mail address'],
  ])('stops at %s %s', ([name, value, says]) => {
    expect(faultsOf({ ...company, [name ?? '']: value ?? '' })).toContain(`  ${name}: ${says}`)
  })
})

it('reads of maintenance elsewhere over https alone', () => {
  expect(config().maintenanceUrl).toBeNull()
  expect(config({ MAINTENANCE_URL: 'https://status.example.com/m.json' }).maintenanceUrl).toBe(
    'https://status.example.com/m.json',
  )
  expect(faultsOf({ MAINTENANCE_URL: 'http://status.example.com/m.json' })).toContain('MAINTENANCE_URL')
})

it('links to a blog and to networks that are said, over https', () => {
  expect(config().links).toEqual({ blog: null, social: [] })
  const said = { BLOG_URL: 'https://blog.example.com', YOUTUBE_URL: 'https://www.youtube.com/@clipmint' }
  expect(config(said).links).toEqual({
    blog: said.BLOG_URL,
    social: [{ network: 'youtube', name: { ko: '유튜브', en: 'YouTube' }, url: said.YOUTUBE_URL }],
  })
  expect(faultsOf({ TIKTOK_URL: 'javascript:alert(1)' })).toContain('TIKTOK_URL')
})

it('lets people sign in by the providers that have keys, and wants all of them', () => {
  expect(config().login).toEqual({ google: null, naver: null, kakao: null, facebook: null, apple: null })
  const kakao = { KAKAO_LOGIN_ID: 'k', KAKAO_LOGIN_SECRET: 's' }
  expect(config(kakao)).toMatchObject({ login: { kakao, google: null }, sandbox: false })
  const message = faultsOf({ APPLE_LOGIN_ID: 'a', APPLE_LOGIN_TEAM: 'short', GOOGLE_LOGIN_ID: 'g' })
  for (const name of ['APPLE_LOGIN_TEAM', 'APPLE_LOGIN_KEY_ID', 'APPLE_LOGIN_KEY', 'GOOGLE_LOGIN_SECRET'])
    expect(message).toContain(`  ${name}: `)
})

it('links shops only where they can send their owners back to', () => {
  const keys = { CAFE24_CLIENT_ID: 'id', CAFE24_CLIENT_SECRET: 'secret' }
  expect(faultsOf(keys)).toContain('  PUBLIC_URL: ')
  expect(faultsOf({ CAFE24_CLIENT_ID: 'id', PUBLIC_URL: 'https://video.example.com' })).toContain(
    '  CAFE24_CLIENT_SECRET: ',
  )
  const real = config({ ...keys, PUBLIC_URL: 'https://video.example.com' })
  expect(real).toMatchObject({
    cafe24: { CAFE24_CLIENT_ID: 'id', CAFE24_API_VERSION: '2026-03-01' },
    sandbox: false,
  })
  expect(config().cafe24).toBeNull()
})

it('takes won by both keys of one contract at Toss Payments, and means the real world then', () => {
  expect(faultsOf({ TOSS_SECRET_KEY: 'test_sk_a' })).toContain('  TOSS_CLIENT_KEY: ')
  expect(faultsOf({ TOSS_SECRET_KEY: 'test_gsk_a', TOSS_CLIENT_KEY: 'test_gck_a' })).toContain(
    '  TOSS_SECRET_KEY: a secret key',
  )
  expect(config({ TOSS_SECRET_KEY: 'test_sk_a', TOSS_CLIENT_KEY: 'test_ck_a' })).toMatchObject({
    toss: { TOSS_SECRET_KEY: 'test_sk_a' },
    sandbox: false,
  })
  expect(config().toss).toBeNull()
})

it('tries a gateway with its test keys beside the sandbox, and never with live ones', () => {
  const keys = (kind: string) => ({ TOSS_SECRET_KEY: `${kind}_sk_a`, TOSS_CLIENT_KEY: `${kind}_ck_a` })
  expect(config({ SANDBOX: 'on', ...keys('test') })).toMatchObject({
    sandbox: true,
    toss: { TOSS_SECRET_KEY: 'test_sk_a' },
  })
  expect(faultsOf({ SANDBOX: 'on', ...keys('live') })).toContain('  TOSS_SECRET_KEY: a live key')
  const dollars = { STRIPE_SECRET_KEY: 'rk_live_a', STRIPE_PUBLISHABLE_KEY: 'pk_live_a' }
  expect(faultsOf({ SANDBOX: 'on', ...dollars })).toContain('  STRIPE_SECRET_KEY: a live key')
  expect(config(keys('live')).sandbox).toBe(false)
})

it('lets the clock of a product that is practised with run ahead, and no other', () => {
  expect(config().clockAheadMs).toBe(0)
  expect(config({ CLOCK_AHEAD_HOURS: '744' }).clockAheadMs).toBe(744 * 3_600_000)
  for (const more of [
    { NODE_ENV: 'production', SANDBOX: 'on' },
    { SANDBOX: 'off' },
    { NODE_ENV: 'production' },
  ])
    expect(faultsOf({ CLOCK_AHEAD_HOURS: '1', ...more })).toContain('  CLOCK_AHEAD_HOURS: only beside')
  expect(faultsOf({ CLOCK_AHEAD_HOURS: '-1' })).toContain('  CLOCK_AHEAD_HOURS: ')
})
