import { readFileSync } from 'node:fs'

import { startBrowser } from './start-browser.ts'

/** A tab as an owner has it: nothing watches it but what runs in it. */
export type PlainTab = {
  /** Opens an address; `first` runs in the page before anything of its own. */
  open(url: string, first: () => void): Promise<void>
  /** Runs a function in the page, as if a person had pressed something; what it needs is within it. */
  run<Answer>(ask: () => Answer): Promise<Answer>
  /** What its process alone holds, its share of what is mapped included (Linux), in megabytes. */
  megabytes(): Promise<number>
  close(): Promise<void>
}

/**
 * Opens one on a profile. A browser that Playwright drives keeps all that its tab fetched, fonts and pictures as text, in
 * the tab's own process: 40 MB and more that an owner's tab does not hold.
 */
export async function openPlainTab(profile: string): Promise<PlainTab> {
  const { address, end } = await startBrowser(profile)
  const browser = await connect(address)
  const { targetInfos } = await browser.ask<{ targetInfos: { type: string; targetId: string }[] }>(
    'Target.getTargets',
  )
  const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId
  const { sessionId } = await browser.ask<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  })
  return {
    async open(url, first) {
      await browser.ask('Page.enable', {}, sessionId)
      await browser.ask(
        'Page.addScriptToEvaluateOnNewDocument',
        { source: `(${String(first)})()` },
        sessionId,
      )
      await browser.ask('Page.navigate', { url }, sessionId)
    },
    async run(ask) {
      const { result, exceptionDetails } = await browser.ask<Evaluated>(
        'Runtime.evaluate',
        { expression: `(${String(ask)})()`, awaitPromise: true, returnByValue: true, userGesture: true },
        sessionId,
      )
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value as ReturnType<typeof ask>
    },
    async megabytes() {
      const { processInfo } = await browser.ask<{ processInfo: { type: string; id: number }[] }>(
        'SystemInfo.getProcessInfo',
      )
      const tabs = processInfo.filter(({ type }) => type === 'renderer')
      return Math.round(Math.max(...tabs.map(({ id }) => proportionalKb(id))) / 1_024)
    },
    close: () => end('SIGTERM'),
  }
}

type Evaluated = {
  result: { value: unknown }
  exceptionDetails?: { text: string; exception?: { description?: string } }
}

type Told = { id?: number; result?: unknown; error?: { message: string } }

/** Commands to a browser, one message each, answered by their number (Chrome DevTools Protocol). */
async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened, { once: true })
    socket.addEventListener('error', failed, { once: true })
  })
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (reason: Error) => void }>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as Told
    const asked = id === undefined ? undefined : waiting.get(id)
    if (!asked || id === undefined) return
    waiting.delete(id)
    if (error) asked.reject(new Error(error.message))
    else asked.resolve(result as never)
  })
  let asked = 0
  return {
    ask: <Answer>(method: string, params: object = {}, sessionId?: string): Promise<Answer> =>
      new Promise((resolve, reject) => {
        asked += 1
        waiting.set(asked, { resolve, reject })
        socket.send(JSON.stringify({ id: asked, method, params, sessionId }))
      }),
  }
}

function proportionalKb(pid: number): number {
  const told = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+)/m.exec(told)?.[1] ?? 0)
}
