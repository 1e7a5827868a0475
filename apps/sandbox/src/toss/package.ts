import type { FastifyInstance } from 'fastify'

/** Toss Payments' own package as browsers load it: `js` stands for js.tosspayments.com, under whose name a test finds it. */
export function servePackage(app: FastifyInstance): void {
  app.get('/toss/js/v2/standard', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  )
}

/**
 * What stands in for the package: it shows the window in a frame over the page, goes to the order's own addresses as that
 * ends, and rejects where the payer closed it.
 */
const script = `
window.TossPayments = (clientKey) => ({
  payment({ customerKey }) {
    const home = 'https://payment-window.tosspayments.com'
    let frame = null
    const open = (purpose, { successUrl, failUrl, ...asked }) => new Promise((_resolve, reject) => {
      const query = new URLSearchParams({ purpose, clientKey, customerKey, successUrl, failUrl, lang: document.documentElement.lang, ...asked })
      frame = document.createElement('iframe')
      frame.src = home + '/sandbox/toss/window?' + query
      frame.title = 'Toss Payments'
      frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;background:#fff'
      document.body.append(frame)
      addEventListener('message', function listen({ origin, source, data }) {
        if (origin !== home || !frame || source !== frame.contentWindow) return
        removeEventListener('message', listen)
        frame.remove()
        const { code, message } = data.fields
        if (code === 'PAY_PROCESS_CANCELED') return reject(Object.assign(new Error(message), { code: 'USER_CANCEL' }))
        const to = new URL(code === undefined ? successUrl : failUrl)
        for (const [name, value] of Object.entries(data.fields)) to.searchParams.set(name, value)
        location.assign(to)
      })
    })
    return {
      requestPayment: ({ amount, orderId, orderName, successUrl, failUrl }) =>
        open('pay-once', { orderId, orderName, amount: amount.value, successUrl, failUrl }),
      requestBillingAuth: ({ successUrl, failUrl }) =>
        open('keep-card', { orderId: 'billing-auth', orderName: 'Billing', amount: 0, successUrl, failUrl }),
      destroy: async () => frame && frame.remove(),
    }
  },
})
`
