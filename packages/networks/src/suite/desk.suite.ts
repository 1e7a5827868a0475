import { randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import { networks } from '../networks.ts'
import type { PostKind } from '../post/network.ts'
import type {
  ConsentVisit,
  NetworkAccess,
  OutgoingPost,
  Published,
  Publisher,
  SendOutcome,
  Ticket,
  Trouble,
  Wanted,
} from '../publisher.ts'
import type { PublisherBench, SeenPost, SuiteFault } from './bench.suite.ts'
import { keepFresh } from './fresh.suite.ts'
import { listenTo } from './told.suite.ts'
import { makeVideo, type SuiteVideo } from './video.suite.ts'

export type SuitePost = OutgoingPost & { video: SuiteVideo }

/** What was met on the way, and how the post goes on when the network behaves again. */
export type Met = {
  met: { status: string } | Trouble
  access: NetworkAccess
  post: SuitePost
  goOn: () => Promise<Published>
}

/** A network and its desk, as tests find them. */
export type SuiteStage = { bench: PublisherBench; desk: PublisherDesk }

/** Does for these tests what the server does: asks what it has to, in order, and looks before it publishes. */
export type PublisherDesk = ReturnType<typeof openDesk>

const mostLooks = 60
const lookEveryMs = 5_000

/** Where consent pages send people back to. */
export const redirectUri = 'http://localhost:3000/v3/upload/callback'

export const newVisit = (): ConsentVisit => ({
  redirectUri,
  state: randomUUID(),
  verifier: `${randomUUID()}${randomUUID()}`,
})

export function openDesk(bench: PublisherBench) {
  const heard = listenTo(keepFresh(bench.publisher, bench.now))
  const { publisher } = heard
  const { id, publishesBy } = publisher.facts
  const [main] = bench.kinds
  if (!main) throw new Error('A bench posts at least one kind.')
  let link: NetworkAccess | null = bench.linked

  function post({
    kind = main?.kind ?? 'video',
    bytes,
  }: { kind?: PostKind; bytes?: number } = {}): SuitePost {
    const mark = randomUUID().slice(0, 8)
    const ratios = networks[id].kinds[kind]?.ratios ?? []
    const size = ratios.includes('9:16') ? { width: 1080, height: 1920 } : { width: 1080, height: 1080 }
    return {
      kind,
      text: `오늘의 커피 ☕️ ${mark}\n\n“반값” & 100% 원두, 뷁\nhttps://example.com/메뉴?a=1&b=2#top\n#카페 #민트_${mark}`,
      title: `오늘의 커피 & ${mark}`,
      settings: bench.kinds.find((one) => one.kind === kind)?.settings ?? {},
      lang: 'ko',
      madeWithAi: false,
      video: makeVideo({ ...size, serve: bench.serve, ...(bytes !== undefined && { bytes }) }),
    }
  }

  async function newAccess(): Promise<NetworkAccess> {
    if (!bench.consent) {
      if (!bench.linked) throw new Error('There is neither a link nor a way to one.')
      return bench.linked
    }
    const visit = newVisit()
    const url = await publisher.consentUrl(visit)
    const answer = await bench.consent(url, visit, { person: 'owner', manner: 'agree' })
    if (answer === null) throw new Error('The page turns the owner away.')
    const granted = await publisher.exchange(answer, visit)
    if (granted.status !== 'granted') throw new Error(JSON.stringify(granted))
    const found = await publisher.candidates(granted.tokens)
    if (found.status !== 'found') throw new Error(JSON.stringify(found))
    const usable = found.list.find(({ fault }) => fault === null)
    if (!usable) throw new Error('There is nothing to post to.')
    return { remoteId: usable.remoteId, handle: usable.handle, tokens: usable.tokens }
  }

  /** One link for all tests. */
  const access = async (): Promise<NetworkAccess> => (link ??= await newAccess())

  async function begin(by: NetworkAccess, wanted: SuitePost): Promise<Ticket> {
    const outcome = await publisher.begin(by, wanted)
    if (outcome.status !== 'begun') throw new Error(JSON.stringify(outcome))
    return stored(outcome.ticket)
  }

  function send(
    by: NetworkAccess,
    wanted: SuitePost,
    ticket: Ticket,
    hear: (bytes: number) => void = () => {},
  ): Promise<SendOutcome> {
    const signal = AbortSignal.timeout(120_000)
    return publisher.send(by, wanted, ticket, { sent: hear, aboutToPublish: async () => {}, signal })
  }

  async function sent(
    by: NetworkAccess,
    wanted: SuitePost,
    ticket: Ticket,
    hear?: (bytes: number) => void,
  ): Promise<Ticket> {
    const outcome = await send(by, wanted, ticket, hear)
    if (outcome.status !== 'sent') throw new Error(JSON.stringify(outcome))
    return stored(outcome.ticket)
  }

  /** What publishes: the call of its own, or the last bytes. */
  const publish = (by: NetworkAccess, wanted: SuitePost, ticket: Ticket) =>
    publishesBy === 'call' ? publisher.publish(by, wanted, ticket) : send(by, wanted, ticket)

  /** Looks until the network is done with the file. */
  async function settled(by: NetworkAccess, kind: PostKind, ticket: Ticket) {
    for (let looks = 0; looks < mostLooks; looks += 1) {
      const looked = await publisher.look(by, kind, ticket)
      if (looked.status !== 'processing') return looked
      await bench.pass(lookEveryMs)
    }
    throw new Error('It never comes to an end.')
  }

  /** Everything before what publishes. */
  async function readyToPublish(by: NetworkAccess, wanted: SuitePost): Promise<Ticket> {
    const ticket = await begin(by, wanted)
    return publishesBy === 'last-byte' ? ticket : readyAfter(by, wanted, ticket)
  }

  /** From a place for the file to where a call publishes it. */
  async function readyAfter(by: NetworkAccess, wanted: SuitePost, ticket: Ticket): Promise<Ticket> {
    const full = await sent(by, wanted, ticket)
    expect((await settled(by, wanted.kind, full)).status).toBe('ready')
    return full
  }

  /** Sends on, or begins anew where the place takes no more bytes. */
  async function sentOrBegun(
    by: NetworkAccess,
    wanted: SuitePost,
    ticket: Ticket,
    hear?: (bytes: number) => void,
  ): Promise<Ticket> {
    const outcome = await send(by, wanted, ticket, hear)
    if (outcome.status === 'gone') return begin(by, wanted)
    if (outcome.status !== 'sent') throw new Error(JSON.stringify(outcome))
    return stored(outcome.ticket)
  }

  /** From a ticket on, as the server does after a restart: by what the network says. */
  async function goOn(by: NetworkAccess, wanted: SuitePost, from: Ticket, hear?: (bytes: number) => void) {
    let ticket = from
    for (let turns = 0; turns < 6; turns += 1) {
      const looked = await settled(by, wanted.kind, ticket)
      if (looked.status === 'published') return looked
      if (looked.status === 'unsent') ticket = await sentOrBegun(by, wanted, ticket, hear)
      else if (looked.status === 'ready') {
        const outcome = await publisher.publish(by, wanted, ticket)
        if (outcome.status !== 'accepted') throw new Error(JSON.stringify(outcome))
        ticket = stored(outcome.ticket)
      } else throw new Error(JSON.stringify(looked))
    }
    throw new Error('It goes in circles.')
  }

  async function goThrough(by: NetworkAccess, wanted: SuitePost, hear?: (bytes: number) => void) {
    return goOn(by, wanted, await sent(by, wanted, await begin(by, wanted), hear), hear)
  }

  /** After an answer that was lost: by its ticket, and by looking for it where the ticket says nothing. Publishes nothing. */
  async function whatBecame(by: NetworkAccess, wanted: SuitePost, ticket: Ticket): Promise<Published> {
    const from = new Date(bench.now().getTime() - 600_000)
    const looked = await settled(by, wanted.kind, ticket)
    if (looked.status === 'published') return looked
    await bench.pass(publisher.facts.listedWithinMs)
    const found = await publisher.find(by, wantedOf(wanted, from))
    if (found.status !== 'published') throw new Error(JSON.stringify({ looked, found }))
    return found
  }

  function wantedOf({ kind, text, title, video }: SuitePost, from: Date): Wanted {
    return { kind, text, title, seconds: video.seconds, between: { from, to: bench.now() }, others: [] }
  }

  /** Lets a fault be met at a step; null where this network cannot have it there. */
  async function meet(fault: Extract<SuiteFault, { at: unknown }>): Promise<Met | null> {
    const { misbehave } = bench
    if (!misbehave || (publishesBy === 'last-byte' && fault.at === 'publish')) return null
    const by = await access()
    const wanted = post()
    const end = (met: Met['met'], next: () => Promise<Published>): Met => ({
      met,
      access: by,
      post: wanted,
      goOn: async () => {
        await bench.behave()
        return next()
      },
    })
    if (fault.at === 'begin') {
      if (!(await misbehave(fault))) return null
      return end(await publisher.begin(by, wanted), () => goThrough(by, wanted))
    }
    const begun = await begin(by, wanted)
    if (fault.at === 'send') {
      if (!(await misbehave(fault))) return null
      return end(await send(by, wanted, begun), () => goOn(by, wanted, begun))
    }
    const full = await sent(by, wanted, begun)
    if (fault.at === 'publish') expect((await settled(by, wanted.kind, full)).status).toBe('ready')
    if (!(await misbehave(fault))) return null
    const met = await (fault.at === 'publish'
      ? publisher.publish(by, wanted, full)
      : publisher.look(by, wanted.kind, full))
    return end(met, () => goOn(by, wanted, full))
  }

  const hasWords = ({ kind }: OutgoingPost): boolean => networks[id].kinds[kind]?.hasCaption ?? true

  async function seenOf(by: NetworkAccess, wanted: SuitePost | OutgoingPost): Promise<readonly SeenPost[]> {
    const all = (await bench.seen?.(by)) ?? []
    const digest = digestOf(wanted)
    return all.filter(({ text, sha256 }) => (hasWords(wanted) ? text === wanted.text : sha256 === digest))
  }

  /** A post is there for everybody once, as it was sent, and is the one that was told. */
  async function expectSeenOnce(by: NetworkAccess, wanted: SuitePost, published: Published) {
    if (!bench.seen) return
    const seen = await seenOf(by, wanted)
    expect(seen.map(({ remoteId }) => remoteId)).toEqual([published.remoteId])
    expect(seen[0]?.text ?? '').toBe(hasWords(wanted) ? wanted.text : '')
    expect(seen[0]?.sha256 ?? digestOf(wanted)).toBe(digestOf(wanted))
  }

  return {
    publisher: publisher as Publisher,
    mainKind: main.kind,
    access,
    newAccess,
    post: (wish?: { kind?: PostKind; bytes?: number }) => withOpened(post(wish)),
    begin,
    send,
    sent,
    publish,
    readyToPublish,
    readyAfter,
    goOn,
    goThrough,
    whatBecame,
    wanted: wantedOf,
    meet,
    hasWords,
    seenOf,
    expectSeenOnce,
    /** An id of the same form that no post has. */
    strangeId: (remoteId: string): string =>
      remoteId
        .replaceAll(/\d/g, (digit) => String(9 - Number(digit)))
        .replaceAll(/[a-z]/gi, (letter) =>
          /[a-z]/.test(letter) ? letter.toUpperCase() : letter.toLowerCase(),
        ),
    expectNoTokenTold: heard.expectNoTokenTold,
  }
}

/** Where a post's file was read from, at hand. */
const withOpened = (post: SuitePost): SuitePost & { opened: number[] } => ({
  ...post,
  opened: post.video.opened,
})

const digestOf = ({ video }: OutgoingPost): string =>
  'sha256' in video && typeof video.sha256 === 'string' ? video.sha256 : ''

/** As it is kept: through JSON. */
const stored = (ticket: Ticket): Ticket => JSON.parse(JSON.stringify(ticket)) as Ticket

/** Goes on from a ticket, and there is one post. */
export async function expectOnceMore(on: SuiteStage, post: SuitePost, ticket: Ticket): Promise<void> {
  const access = await on.desk.access()
  await on.desk.expectSeenOnce(access, post, await on.desk.goOn(access, post, ticket))
}

/** From nothing to one post that everybody sees. */
export async function expectPosted(on: SuiteStage, kind: PostKind): Promise<void> {
  const access = await on.desk.access()
  const post = on.desk.post({ kind })
  await on.desk.expectSeenOnce(access, post, await on.desk.goThrough(access, post))
}
