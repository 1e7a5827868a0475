import type { BrowserContext } from 'playwright-core'

/** Where the sandbox answers for the hosts of gateways. */
const hosts: [RegExp, (path: string) => string][] = [
  [/^https:\/\/js\.stripe\.com$/, (path) => `/sandbox/stripe/js${path}`],
  [/^https:\/\/api\.stripe\.com$/, (path) => `/sandbox/stripe/browser${path}`],
  [/^https:\/\/hooks\.stripe\.com$/, (path) => `/sandbox/stripe${path}`],
  [/^https:\/\/js\.tosspayments\.com$/, (path) => `/sandbox/toss/js${path}`],
  [/^https:\/\/payment-window\.tosspayments\.com$/, (path) => path],
]

/** The settings of a product whose browsers load the gateways' own packages, which the sandbox answers. */
export const ownWindows = (url: string): Record<string, string> => ({
  SANDBOX: 'on',
  TOSS_CLIENT_KEY: 'test_ck_sandbox',
  TOSS_SECRET_KEY: 'test_sk_sandbox',
  TOSS_URL: `${url}/sandbox/toss`,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  STRIPE_URL: `${url}/sandbox/stripe`,
})

/**
 * Has a browser find the gateways' hosts, which no test can reach, at the product's sandbox. The page's policy is held to
 * the real names. Gives what the browser asked them for.
 */
export async function answerForGateways(context: BrowserContext, url: string): Promise<string[]> {
  const asked: string[] = []
  await context.route(/^https:\/\/[\w.-]+\.(?:stripe|tosspayments)\.com\//, async (route) => {
    const request = route.request()
    const { origin, pathname, search } = new URL(request.url())
    asked.push(`${origin}${pathname}`)
    const [, pathOf] = hosts.find(([host]) => host.test(origin)) ?? []
    if (!pathOf) return route.abort()
    const type = request.headers()['content-type']
    const answer = await fetch(`${url}${pathOf(pathname)}${search}`, {
      method: request.method(),
      headers: type === undefined ? {} : { 'content-type': type },
      body: request.postData(),
    })
    await route.fulfill({
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? 'text/plain',
      headers: { 'access-control-allow-origin': '*' },
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })
  return asked
}
