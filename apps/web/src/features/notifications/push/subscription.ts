/** A browser's subscription as the server takes it. */
type Token = string
type Place = { publicKey: string; sandbox: boolean }

const worker = '/push-worker.js'

/** Subscribes this browser, which must have been allowed; one that is subscribed already stays so. */
export async function subscribe({ publicKey, sandbox }: Place): Promise<Token> {
  await navigator.serviceWorker.register(worker)
  const { pushManager } = await navigator.serviceWorker.ready
  if (sandbox) return subscribeAtSandbox(publicKey)
  const known = await pushManager.getSubscription()
  // A browser refuses a second key while it holds to the first.
  if (known && !isFor(known, publicKey)) await known.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return JSON.stringify(subscription)
}

/** Lets go of what this browser subscribed to; nothing is no fault. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(worker)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** The stand-in is push service and push manager in one: nothing of a trial leaves this computer. */
async function subscribeAtSandbox(applicationServerKey: string): Promise<Token> {
  const answer = await fetch('/sandbox/push/subscriptions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey }),
  })
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`)
  return JSON.stringify(await answer.json())
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const { applicationServerKey } = options
  if (applicationServerKey === null) return false
  const letters = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}
