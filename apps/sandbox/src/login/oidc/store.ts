import type { Adapter, AdapterPayload } from 'oidc-provider'

/** How many things of each kind are kept; the oldest are forgotten first. */
const most = 500

/** What `oidc-provider` keeps of sessions, codes and tokens: in memory, until the sandbox ends. */
export function createStore(): (kind: string) => Adapter {
  const kinds = new Map<string, Map<string, AdapterPayload>>()
  return (kind) => {
    const kept = kinds.get(kind) ?? new Map<string, AdapterPayload>()
    kinds.set(kind, kept)
    const find = (matches: (it: AdapterPayload) => boolean) => [...kept.values()].find(matches)
    return {
      async upsert(id, payload) {
        kept.set(id, payload)
        const [oldest] = kept.keys()
        if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      },
      find: async (id) => kept.get(id),
      findByUid: async (uid) => find((it) => it.uid === uid),
      findByUserCode: async (userCode) => find((it) => it.userCode === userCode),
      async consume(id) {
        const payload = kept.get(id)
        if (payload) payload['consumed'] = Math.floor(Date.now() / 1_000)
      },
      destroy: async (id) => void kept.delete(id),
      async revokeByGrantId(grantId) {
        for (const [id, payload] of kept) if (payload.grantId === grantId) kept.delete(id)
      },
    }
  }
}
