import { startSandbox } from '@clipmint/net/sandbox.suite'

import { type HostAt, sandboxHosts } from '../maker.ts'
import type { NetworkId } from '../networks.ts'
import type { PublisherBench, SeenPost, SuiteFault, SuitePerson, SuiteStep } from './bench.suite.ts'
import { redirectUri } from './desk.suite.ts'

/** What the stand-in of a network calls what the suite speaks of. */
export type StandInWords = {
  network: NetworkId
  /** Whose app people let in, where that is not the network's own. */
  app?: NetworkId
  /** Its people, by their ids. */
  people: Record<SuitePerson, string>
  /** A scope that posting needs. */
  untick: string
  /** Its refusals, by their names. */
  presets: { throttled: string; 'token-ended': string }
  /** The routes that a step calls; null where it cannot be met there alone. `file` is where bytes go. */
  routes: Record<SuiteStep | 'file' | 'stalled' | 'late', readonly string[] | null>
  /** The id that a publisher gives a post, of what the stand-in keeps of it. */
  idOf?: (post: KeptPost) => string
}

/** A post as the stand-in keeps it. */
export type KeptPost = {
  id: string
  network: string
  account: string
  kind: string
  caption: string
  mediaSha256: string
  source: string
  publishedAt: number | null
  endsAt: number | null
  removedAt: number | null
}

/** Less than a publisher waits before it believes a list. */
const lateMs = 120_000

export type StandIn = Awaited<ReturnType<typeof openStandIn>>

/** The sandbox with one network at hand: its consent page, its book, its clock and what goes wrong. */
export async function openStandIn(words: StandInWords) {
  const sandbox = await startSandbox()
  const { network, people, untick, idOf = ({ id }) => id } = words
  const at: HostAt = sandboxHosts(sandbox.url)
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)

  async function control(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) {
    const answer = await fetch(`${sandbox.url}/sandbox/networks${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as unknown
  }

  const rule = (route: string, effect: Record<string, unknown>, more: Record<string, unknown> = {}) =>
    control('POST', '/faults', { network, route, effect, times: null, ...more })

  async function misbehave(fault: SuiteFault): Promise<boolean> {
    const [routes, effect, more] = ruleOf(fault, words)
    for (const route of routes ?? []) await rule(route, effect, more)
    return routes !== null
  }

  async function posts(): Promise<KeptPost[]> {
    return ((await control('GET', '/state.json')) as { posts: KeptPost[] }).posts
  }

  /** Has it set so for a while. */
  async function withSwitches(
    group: string,
    values: Record<string, boolean | number>,
    run: () => Promise<void>,
  ): Promise<void> {
    const all = (await control('GET', '/switches')) as Record<string, Record<string, unknown>>
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, all[group]?.[name]]))
    await control('POST', `/switches/${group}`, values)
    try {
      await run()
    } finally {
      await control('POST', `/switches/${group}`, before)
    }
  }

  await control('PUT', `/apps/${words.app ?? network}`, { redirectUris: [redirectUri] })
  return {
    sandbox,
    at,
    now,
    control,
    rule,
    posts,
    /** The names of all refusals of a network, such as `meta.`. */
    presets: async (prefix: string) =>
      ((await control('GET', '/faults')) as { presets: string[] }).presets.filter((name) =>
        name.startsWith(prefix),
      ),
    withSwitches,
    setSwitch: (group: string, values: Record<string, unknown>) =>
      control('POST', `/switches/${group}`, values),
    bench: {
      now,
      linked: null,
      serve: null,
      async consent(url, _visit, { person, manner }) {
        const asked = new URL(url)
        asked.searchParams.set('sandbox_consent', manner === 'deny' ? 'deny' : 'allow')
        asked.searchParams.set('sandbox_person', people[person])
        if (manner === 'untick') asked.searchParams.set('sandbox_untick', untick)
        const answer = await fetch(asked, { redirect: 'manual' })
        const back = answer.headers.get('location')
        if (back === null && person === 'nobody') return null
        if (back === null) throw new Error(`${answer.status}: ${await answer.text()}`)
        return Object.fromEntries(new URL(back).searchParams)
      },
      async seen({ remoteId }): Promise<SeenPost[]> {
        const moment = now().getTime()
        return (await posts())
          .filter((post) => post.network === network && post.account === remoteId)
          .filter(({ publishedAt }) => publishedAt !== null && publishedAt <= moment)
          .filter(({ removedAt, endsAt }) => removedAt === null && (endsAt === null || endsAt > moment))
          .map((post) => ({ remoteId: idOf(post), text: post.caption, sha256: post.mediaSha256 }))
      },
      misbehave,
      behave: async () => void (await control('DELETE', '/faults')),
      async pass(ms) {
        aheadMs += ms
        await control('POST', '/clock', { seconds: ms / 1_000 })
      },
      stop: () => sandbox.stop(),
    } satisfies Partial<PublisherBench>,
  }
}

type Rule = [
  routes: readonly string[] | null,
  effect: Record<string, unknown>,
  more?: Record<string, unknown>,
]

function ruleOf(fault: SuiteFault, { presets, routes }: StandInWords): Rule {
  switch (fault.kind) {
    case 'throttled':
    case 'token-ended':
      return [routes[fault.at], { kind: 'http', preset: presets[fault.kind] }]
    case 'html':
      return [routes[fault.at], { kind: 'garbage', form: 'html' }]
    case 'half-json':
      return [routes[fault.at], { kind: 'garbage', form: 'truncated' }]
    case 'empty':
      return [routes[fault.at], { kind: 'garbage', form: 'empty' }]
    case 'answer-lost':
      return [routes.publish, { kind: 'after-commit', answer: 'drop' }]
    case 'answer-broken':
      return [routes.publish, { kind: 'after-commit', answer: '500' }]
    case 'cut':
      return [routes.file, { kind: 'cut' }, { match: { afterBytes: fault.afterBytes } }]
    case 'stalled':
      return [routes.stalled, { kind: 'stall' }]
    case 'late':
      return [routes.late, { kind: 'late-visible', ms: lateMs }]
  }
}
