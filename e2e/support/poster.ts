import { type NetworkId, networks, type PostKind, type Project, type SocialAccount } from '@clipmint/contract'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'

import { linkAccount } from './link-account.ts'
import type { Owner } from './owner.ts'
import { posterWords } from './poster-words.ts'
import type { LinkingDesk } from './posting.ts'
import { expectSoundAtEveryWidth, expectSoundScreen } from './screen.ts'
import { type Language, type Visitor, widths } from './visit.ts'

/** What posts are called in a language, in the network's own words: 인스타그램 릴스. */
export function nameOf(network: NetworkId, kind: PostKind | null, language: Language): string {
  const { name, kinds } = networks[network]
  return kind === null ? name[language] : `${name[language]} ${kinds[kind]?.name[language]}`
}

/** The shop's owner at a browser in one language, with nothing connected yet and a shop of their own at the networks. */
export type Poster = Visitor & {
  said: (typeof posterWords)[Language]
  button: (name: string | RegExp) => Locator
  /** A network's card among the accounts, or a target's of a post. */
  card: (network: NetworkId, kind?: PostKind) => Locator
  /** Connects a network over the API as the one who owns the shop there; pages that are open do not hear of it. */
  connect: (network: NetworkId) => Promise<void>
  /** Connects one by its card at the list of accounts and the stand-in's consent page; `isThere` at that list. */
  connectByHand: (network: NetworkId, by?: 'connect' | 'reconnect', isThere?: boolean) => Promise<void>
  /** Opens the form of a video with these networks chosen and this said. */
  write: (video: Project, caption: string, to: readonly NetworkId[]) => Promise<void>
  /** Posts at once to so many places, and is on the post's page. */
  postNow: (count: number) => Promise<void>
  /** Waits until a target is out, and sees it by its link: the one of its words on the network's feed. */
  expectSeen: (network: NetworkId, kind: PostKind, caption: string) => Promise<void>
  /** Sees these words once on a network's feed, where a post has no link of its own. */
  expectSeenOnFeed: (network: NetworkId, caption: string) => Promise<void>
  /** Looks at the screen at every width when all is gone through, and goes back to the desk. */
  expectSoundHere: (name: string, axeAt?: number) => Promise<void>
  /** The same on every change, for a page that `every-screen` leaves to this journey. */
  expectSoundScreenHere: (name: string) => Promise<void>
}

/** Has somebody post in a language, for a describe of its own; `zone` is where their browser is. */
export function usePoster(linking: LinkingDesk, language: Language, zone?: string): Poster {
  const said = posterWords[language]
  const usualWidth = language === 'ko' ? widths.phone : widths.desk
  const poster: Poster = {
    context: null as never,
    page: null as never,
    faults: [],
    said,
    button: (name) => poster.page.getByRole('button', { name, exact: typeof name === 'string' }),
    card: (network, kind) =>
      poster.page.getByRole('region', { name: nameOf(network, kind ?? null, language), exact: true }),
    connect: (network) => linkAccount(linking.owner, network, said),
    connectByHand,
    write,
    async postNow(count) {
      await poster.button(said.postNow(count)).click()
      await poster.page.waitForURL(/\/upload\/posts\//u)
    },
    expectSeen,
    expectSeenOnFeed,
    expectSoundHere: (name, axeAt = usualWidth) => lookBy(expectSoundAtEveryWidth, name, axeAt),
    expectSoundScreenHere: (name) => lookBy(expectSoundScreen, name, usualWidth),
  }
  beforeAll(async () => {
    await disconnectAll(linking.owner)
    Object.assign(poster, await linking.desk.visit({ language, ...(zone && { zone }) }))
    await linking.desk.enter(poster.page)
  })
  afterAll(async () => {
    await poster.context?.close()
    expect(poster.faults).toEqual([])
  })
  return poster

  async function lookBy(look: typeof expectSoundScreen, name: string, axeAt: number): Promise<void> {
    await look(poster.page, { name: `${language}-${name}`, axeAt })
    await poster.page.setViewportSize({ width: widths.desk, height: 900 })
  }

  async function connectByHand(
    network: NetworkId,
    by: 'connect' | 'reconnect' = 'connect',
    isThere = false,
  ): Promise<void> {
    const { page, button, card } = poster
    const name = nameOf(network, null, language)
    if (!isThere) await page.goto('/upload/account/all')
    await button(said[by](name)).click()
    await page.getByRole('link', { name: said.person }).click()
    await button(said.allow).click()
    const linked = card(network).getByText(said.connected, { exact: true })
    const choice = page.getByRole('radio', { name: said.shop })
    await linked.or(choice).first().waitFor()
    if (await choice.isVisible()) {
      await choice.click()
      await button(said.choose).click()
    }
    await linked.waitFor()
  }

  async function write(video: Project, caption: string, to: readonly NetworkId[]): Promise<void> {
    const { page } = poster
    await page.goto(`/upload/new/${video._id}`)
    for (const network of to)
      await page.getByRole('checkbox', { name: nameOf(network, null, language), exact: true }).check()
    await page.getByLabel(said.caption).first().fill(caption)
  }

  async function expectSeen(network: NetworkId, kind: PostKind, caption: string): Promise<void> {
    const { page, card } = poster
    await card(network, kind).getByText(said.posted, { exact: true }).waitFor()
    const opened = page.waitForEvent('popup')
    await card(network, kind)
      .getByRole('link', { name: said.seePost(nameOf(network, null, language)) })
      .click()
    const feed = await opened
    const post = feed.locator('.post:target')
    await post.getByText(said.shop).waitFor()
    if (caption !== '') expect(await feed.locator('.post').filter({ hasText: caption }).count()).toBe(1)
    await feed.close()
  }

  async function expectSeenOnFeed(network: NetworkId, caption: string): Promise<void> {
    const feed = await poster.context.newPage()
    await feed.goto(`/sandbox/${network}/feed`)
    await feed.locator('.post').filter({ hasText: caption }).getByText(said.shop).waitFor()
    expect(await feed.locator('.post').filter({ hasText: caption }).count()).toBe(1)
    await feed.close()
  }
}

/** Each language begins with nothing connected, and connects the accounts of its own shop. */
async function disconnectAll({ ask }: Owner): Promise<void> {
  const { list } = await ask<{ list: SocialAccount[] }>('GET', '/v3/user/snsAccountLink')
  for (const { type, account } of list)
    if (account) await ask('DELETE', `/v3/user/snsAccountLink?type=${type}`)
}
