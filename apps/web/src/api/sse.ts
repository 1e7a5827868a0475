/** Something that happened to one of the owner's things. */
export type LiveEvent = { kind: string; id: string; data: Record<string, unknown> }

/** Reads a stream of server-sent events to its end, handing on each that makes sense. */
export async function readEvents(
  stream: ReadableStream<Uint8Array>,
  hear: (event: LiveEvent) => void,
): Promise<void> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parseBlock(block)
      if (event) hear(event)
    }
  }
}

function parseBlock(block: string): LiveEvent | null {
  const lines = block.split(/\r?\n/).filter((line) => line.startsWith('data:'))
  if (lines.length === 0) return null
  try {
    return toEvent(JSON.parse(lines.map((line) => line.slice(5).trimStart()).join('\n')))
  } catch {
    // News is best effort: a line that cannot be read is news missed, and screens ask again anyway.
    return null
  }
}

function toEvent(value: unknown): LiveEvent | null {
  if (typeof value !== 'object' || value === null) return null
  if (
    !('kind' in value) ||
    typeof value.kind !== 'string' ||
    !('id' in value) ||
    typeof value.id !== 'string'
  )
    return null
  const data = 'data' in value && typeof value.data === 'object' && value.data !== null ? value.data : {}
  return { kind: value.kind, id: value.id, data: data as Record<string, unknown> }
}

/** Milliseconds to wait before the next try: 1 s doubling to 30 s, shaken so that many tabs do not knock at once. */
export function backOffMs(failures: number, random: () => number): number {
  return Math.min(30_000, 1_000 * 2 ** Math.min(failures, 5)) * (0.75 + random() / 2)
}
