import type { FastifyInstance } from 'fastify'

/** Serves what the pages of card windows run: /payments/window.js. */
export function serveWindowScript(app: FastifyInstance): void {
  app.get('/payments/window.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  )
}

/**
 * Fills in the practice card that is chosen, says whether this is a popup or a frame over a page, and tells who opened it
 * what came of it.
 */
const script = `
const opener = window.opener ?? (window.parent === window ? null : window.parent)
const back = document.querySelector('[data-fields]')
if (back && opener) {
  const { fields, origin } = back.dataset
  opener.postMessage({ type: 'payment-window', fields: JSON.parse(fields) }, origin)
  window.close()
}
const form = document.querySelector('form.pay')
if (form) {
  if (opener) form.elements.mode.value = 'popup'
  const chosen = document.querySelector('#practice')
  const usual = { expiry: '12/' + String(new Date().getFullYear() + 3).slice(-2), birth: '900101', password: '00', cvc: '123' }
  const fill = () => {
    form.elements.number.value = chosen.value.replace(/(....)(?=.)/g, '$1 ')
    for (const [name, value] of Object.entries(usual)) if (form.elements[name]) form.elements[name].value = value
  }
  chosen.addEventListener('change', fill)
  fill()
  const wrong = form.querySelector('[aria-invalid]')
  if (wrong) wrong.value = ''
  form.addEventListener('submit', () => {
    for (const button of form.querySelectorAll('button')) setTimeout(() => { button.disabled = true })
  })
}
`
