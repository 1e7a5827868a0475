import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'

import { limits, placeProviders } from '@clipmint/contract'
import {
  Cafe24Keys,
  GooglePlacesKeys,
  ModelKeys,
  NtsKeys,
  OpenverseKeys,
  PexelsKeys,
  PixabayKeys,
  SegmentationKeys,
  SmtpKeys,
  SolapiKeys,
  StripeKeys,
  TossKeys,
} from '@clipmint/integrations'
import { z } from 'zod'

import type { Settings } from '../settings.ts'
import { companyOf } from './company.ts'
import { type LoginKeys, loginKeysOf, loginSwitches } from './login.ts'
import { type NetworkKeys, networkKeysOf, networkSwitches } from './networks.ts'
import { siteLinkSettings, siteLinksOf } from './site-links.ts'
import { type StorageConfig, storageOf } from './storage-url.ts'

const Switch = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((it) => ['on', 'true', '1'].includes(it))

/** How many proxies of ours stand in front: `on` is one. Of X-Forwarded-For only what they added is believed. */
const Proxies = z.union([
  Switch.transform((isOn) => (isOn ? 1 : 0)),
  z.coerce.number<string>().int().min(0).max(9),
])

/** Every variable the server knows, with what it must look like. */
export const Env = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3_000),
  HOST: z.string().optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
  STORAGE_URL: z.url({ protocol: /^s3$/ }).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  SANDBOX: Switch.optional(),
  SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
  CLOCK_AHEAD_HOURS: z.coerce.number().int().min(0).max(100_000).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
  TRUST_PROXY: Proxies.default(0),
  PUSH_CONTACT: z
    .string()
    .regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'mailto:somebody@example.com or an https address')
    .optional(),
  PLACE_PROVIDERS: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    )
    .pipe(z.array(z.enum(placeProviders)))
    .default([...placeProviders]),
  METRICS_TOKEN: z.string().min(16).optional(),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).optional(),
  FFMPEG: z.string().optional(),
  STORE_LOOPS: z.enum(['on', 'now', 'off']).default('on'),
  MAIL_AFTER_SECONDS: z.coerce.number().int().min(0).max(3_600).default(60),
  BUSINESS_MAIL: z.email().optional(),
  RENDER_CONCURRENCY: z.coerce.number().int().min(1).max(64).optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  OPERATOR: z.string().trim().min(2).max(60).optional(),
  MAINTENANCE_URL: z.url({ protocol: /^https$/ }).optional(),
  ...siteLinkSettings,
})

export type Config = {
  production: boolean
  port: number
  host: string
  publicUrl: string
  dataDir: string
  databaseUrl: string | null
  storage: StorageConfig
  /** Null to use the one that the data folder keeps. */
  sessionSecret: string | null
  sandbox: boolean
  /** Where a sandbox already runs; null to run one inside `npm start`. */
  sandboxUrl: string | null
  /** How far the clock of a product that is practised with is ahead of the world's. */
  clockAheadMs: number
  logLevel: z.infer<typeof Env>['LOG_LEVEL'] | null
  /** How many proxies stand in front; 0 for none. */
  trustedProxies: number
  /** What shows `/metrics` to whoever brings it; null shows it to this machine, and in production to nobody. */
  metricsToken: string | null
  requestsPerMinute: number
  ffmpeg: string | null
  renderConcurrency: number
  /** When the store's loops are made: when there is nothing better to do, at once, or never. */
  storeLoops: 'on' | 'now' | 'off'
  /** How long mail about a render waits for its owner to see it in the site. */
  mailAfterSeconds: number
  /** Where business inquiries are mailed to. */
  businessMail: string
  /** Whom a push service writes to when something is wrong with what we send. */
  pushContact: string
  /** Who runs this installation; null where nobody has said so. */
  company: Settings['company']
  links: Settings['links']
  /** Who uses the operators' command line; null where each command says it. */
  operator: string | null
  /** Where browsers read of maintenance; null for the file of this installation. */
  maintenanceUrl: string | null
  solapi: SolapiKeys | null
  smtp: SmtpKeys | null
  pexels: PexelsKeys | null
  pixabay: PixabayKeys | null
  openverse: OpenverseKeys | null
  /** Maps whose listings may be read; one that is not named is off. */
  placeProviders: (typeof placeProviders)[number][]
  googlePlacesKey: string | null
  cafe24: Cafe24Keys | null
  /** Won; null where it cannot be paid in. */
  toss: TossKeys | null
  /** Dollars; null where they cannot be paid in. */
  stripe: StripeKeys | null
  segmentation: SegmentationKeys | null
  /** The tax office; null where it is not asked. */
  nts: NtsKeys | null
  login: LoginKeys
  networks: NetworkKeys
  /** The model that writes; null where only the built-in writers do. */
  model: ModelKeys | null
}

const houseMail = 'hello@clipmint.example'

/** With one of these the product means the real world. */
const outsideKeys = [
  'SOLAPI_API_KEY',
  'SMTP_URL',
  'PEXELS_API_KEY',
  'PIXABAY_API_KEY',
  'GOOGLE_PLACES_KEY',
  'CAFE24_CLIENT_ID',
  'TOSS_SECRET_KEY',
  'STRIPE_SECRET_KEY',
  'NTS_SERVICE_KEY',
  ...loginSwitches,
  ...networkSwitches,
]

/** All that is wrong with the environment, in one message. */
export class ConfigFault extends Error {
  override name = 'ConfigFault'
}

/** Decides everything the environment has a say in; throws `ConfigFault` with every fault at once. */
export function toConfig(raw: Record<string, string>, root: string): Config {
  const faults: string[] = []
  const read = <Schema extends z.ZodType>(schema: Schema): z.output<Schema> | null => {
    const parsed = schema.safeParse(raw)
    if (parsed.success) return parsed.data
    faults.push(...parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`))
    return null
  }
  const env = read(Env)
  const solapi = raw['SOLAPI_API_KEY'] ? read(SolapiKeys) : null
  const smtp = raw['SMTP_URL'] ? read(SmtpKeys) : null
  const pexels = raw['PEXELS_API_KEY'] ? read(PexelsKeys) : null
  const pixabay = raw['PIXABAY_API_KEY'] ? read(PixabayKeys) : null
  const openverse = read(OpenverseKeys)
  const google = raw['GOOGLE_PLACES_KEY'] ? read(GooglePlacesKeys) : null
  const cafe24 = raw['CAFE24_CLIENT_ID'] ? read(Cafe24Keys) : null
  const toss = raw['TOSS_SECRET_KEY'] ? read(TossKeys) : null
  const stripe = raw['STRIPE_SECRET_KEY'] ? read(StripeKeys) : null
  const segmentation = raw['SEGMENTATION_URL'] ? read(SegmentationKeys) : null
  const nts = raw['NTS_SERVICE_KEY'] ? read(NtsKeys) : null
  const login = loginKeysOf(raw, read)
  const networks = networkKeysOf(raw, read)
  const model = modelOf(raw, read)
  const storage = env && storageOf(env, faults)
  const production = raw['NODE_ENV'] === 'production'
  const hasKeys = outsideKeys.some((name) => raw[name] !== undefined)
  const sandbox = env?.SANDBOX ?? (!production && !hasKeys)
  if (model?.AI_PROVIDER === 'sandbox' && !sandbox) faults.push('AI_PROVIDER: the sandbox is off')
  // Practice moves no money: beside the sandbox a gateway is tried with its test keys alone.
  for (const name of ['TOSS_SECRET_KEY', 'STRIPE_SECRET_KEY'])
    if (sandbox && /(?:^|_)live_/.test(raw[name] ?? '')) faults.push(`${name}: a live key beside the sandbox`)
  if (env && env.CLOCK_AHEAD_HOURS > 0 && (production || !sandbox))
    faults.push('CLOCK_AHEAD_HOURS: only beside the sandbox, and never in production')
  const company = companyOf(raw, sandbox, faults)
  if (cafe24 && !env?.PUBLIC_URL?.startsWith('https://'))
    faults.push('PUBLIC_URL: shops at Cafe24 send their owners back to an https address alone')
  if (production && env?.DATABASE_URL && !env.SESSION_SECRET) {
    faults.push(
      'SESSION_SECRET: needed with DATABASE_URL in production, the same for every process (32 letters or more)',
    )
  }
  if (faults.length > 0 || !env || !storage) {
    throw new ConfigFault(['The environment is not right:', ...faults.map((it) => `  ${it}`)].join('\n'))
  }
  return {
    production,
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(root, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    storage:
      storage.kind === 'folder'
        ? { kind: 'folder', folder: join(resolve(root, env.DATA_DIR), 'files') }
        : storage,
    sessionSecret: env.SESSION_SECRET ?? null,
    sandbox,
    sandboxUrl: env.SANDBOX_URL?.replace(/\/+$/, '') ?? null,
    clockAheadMs: env.CLOCK_AHEAD_HOURS * 3_600_000,
    logLevel: env.LOG_LEVEL ?? null,
    trustedProxies: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN ?? null,
    // On a machine that tries the product out, tests and tours ask more than any owner would.
    requestsPerMinute: env.REQUESTS_PER_MINUTE ?? (sandbox ? 6_000 : limits.requestsPerMinute),
    ffmpeg: env.FFMPEG ?? null,
    renderConcurrency: env.RENDER_CONCURRENCY ?? Math.max(1, Math.floor(availableParallelism() / 2)),
    storeLoops: env.STORE_LOOPS,
    mailAfterSeconds: env.MAIL_AFTER_SECONDS,
    businessMail: env.BUSINESS_MAIL ?? addressIn(smtp?.MAIL_FROM ?? houseMail),
    pushContact: env.PUSH_CONTACT ?? contactOf(env.PUBLIC_URL, smtp?.MAIL_FROM),
    company,
    links: siteLinksOf(env),
    operator: env.OPERATOR ?? null,
    maintenanceUrl: env.MAINTENANCE_URL ?? null,
    solapi,
    smtp,
    pexels,
    pixabay,
    segmentation,
    nts,
    openverse: openverse?.OPENVERSE === 'on' ? openverse : null,
    placeProviders: env.PLACE_PROVIDERS,
    googlePlacesKey: google?.GOOGLE_PLACES_KEY ?? null,
    cafe24,
    toss,
    stripe,
    login,
    networks,
    model,
  }
}

/** A model is meant by any of its settings, so that one that stands alone is told of. */
function modelOf(
  raw: Record<string, string>,
  read: (schema: typeof ModelKeys) => ModelKeys | null,
): ModelKeys | null {
  return Object.keys(ModelKeys.shape).some((name) => raw[name]) ? read(ModelKeys) : null
}

/** Without one of its own: the site when it is a public one, else who sends the mail. */
function contactOf(publicUrl: string | undefined, mailFrom = houseMail): string {
  if (publicUrl?.startsWith('https://')) return publicUrl
  return `mailto:${addressIn(mailFrom)}`
}

/** The address alone of a sender such as `Clipmint <hello@example.com>`. */
function addressIn(sender: string): string {
  return /[^\s<]+@[^\s>]+/.exec(sender)?.[0] ?? sender
}
