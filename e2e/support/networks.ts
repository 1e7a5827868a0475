import type { NetworkId } from '@clipmint/contract'

/** When calls to a network go wrong, and how, as the sandbox's book of faults has it. */
export type FaultRule = { network: NetworkId; route: string; effect: Record<string, unknown> }

/** The sandbox's networks, as journeys set them and look at them. */
export type Networks = {
  /** Has all of them take files at once, so that nobody waits. */
  hurry: () => Promise<void>
  misbehave: (rule: FaultRule) => Promise<void>
  /** Takes back all faults. */
  behave: () => Promise<void>
  /** Lets so many hours go by there, in which people look at what was posted. */
  pass: (hours: number) => Promise<void>
  /** How often people see a video with these words on a network. */
  countSeen: (network: NetworkId, caption: string) => Promise<number>
}

type State = { posts: { network: NetworkId; caption: string; removedAt: number | null }[] }

export function networksOf(url: string): Networks {
  const at = `${url}/sandbox/networks`

  async function send(path: string, body: object): Promise<void> {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${at}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  }

  return {
    async hurry() {
      for (const network of ['facebook', 'instagram', 'youtube', 'tiktok'])
        await send(`switches/${network}`, { processingMs: 0 })
      await send('switches/tiktok', { moderationMs: 0 })
    },
    misbehave: (rule) => send('faults', rule),
    async behave() {
      const answer = await fetch(`${at}/faults`, { method: 'DELETE' })
      if (!answer.ok) throw new Error(`faults: ${await answer.text()}`)
    },
    pass: (hours) => send('clock', { seconds: hours * 3_600 }),
    async countSeen(network, caption) {
      const { posts } = (await (await fetch(`${at}/state.json`)).json()) as State
      return posts.filter((post) => post.network === network && post.caption.startsWith(caption)).length
    },
  }
}
