/**
 * What stands in for Stripe.js: as much of it as a page needs that keeps a card or is paid once by the Payment Element. The
 * card's number stays in the frame; what the frame was answered is all that the page hears.
 */
export const packageScript = `
(() => {
  const js = 'https://js.stripe.com'
  const hooks = 'https://hooks.stripe.com'
  const heardFrom = (frame, origin, pick) => new Promise((resolve) => {
    const listen = ({ origin: from, source, data }) => {
      if (from !== origin || source !== frame.contentWindow || !pick(data)) return
      removeEventListener('message', listen)
      resolve(data)
    }
    addEventListener('message', listen)
  })
  const frameAt = (address, style) => {
    const frame = document.createElement('iframe')
    frame.src = address
    frame.style.cssText = style
    return frame
  }

  function Stripe(key) {
    const askBank = async (locale) => {
      const frame = frameAt(hooks + '/3d-secure?lang=' + locale, 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;background:#0009')
      frame.name = '__privateStripeFrame-bank'
      document.body.append(frame)
      const { bank } = await heardFrom(frame, hooks, (data) => data && data.bank)
      frame.remove()
      return bank
    }

    function elements({ clientSecret, locale }) {
      if (!/^(?:pi|seti)_/.test(clientSecret)) throw new Error('Invalid value for elements(): clientSecret')
      let frame = null
      const say = async (message, reply) => {
        const answer = heardFrom(frame, js, (data) => data && data.reply === reply)
        frame.contentWindow.postMessage(message, js)
        return (await answer).body
      }
      return {
        locale,
        clientSecret,
        create(kind) {
          if (kind !== 'payment') throw new Error('This stand-in has the Payment Element alone.')
          const heard = {}
          return {
            on(event, handle) {
              heard[event] = handle
              return this
            },
            mount(place) {
              frame = frameAt(js + '/card-frame.html?lang=' + locale, 'width:100%;height:190px;border:0')
              frame.name = '__privateStripeFrame-card'
              frame.title = 'Secure payment input frame'
              frame.addEventListener('load', () => heard.ready && heard.ready({ elementType: 'payment' }))
              place.append(frame)
            },
            destroy() {
              if (frame) frame.remove()
              frame = null
            },
          }
        },
        confirm: () => say({ ask: 'confirm', key, clientSecret }, 'confirm'),
        answer: (bank) => say({ ask: 'bank', key, clientSecret, bank }, 'bank'),
      }
    }

    const confirm = (kind) => async ({ elements: given, redirect, confirmParams }) => {
      if (redirect !== 'if_required' || !confirmParams.return_url) throw new Error('Only redirect: if_required is stood in for.')
      let body = await given.confirm()
      if (body.status === 'requires_action') body = await given.answer(await askBank(given.locale))
      if (body.error) return { error: body.error }
      const failure = body.last_payment_error || body.last_setup_error
      if (body.status === 'requires_payment_method' && failure) return { error: { ...failure, type: 'invalid_request_error' } }
      return { [kind]: body }
    }
    return { elements, confirmPayment: confirm('paymentIntent'), confirmSetup: confirm('setupIntent'), _registerWrapper() {} }
  }
  Stripe.version = 'RELEASE'
  window.Stripe = Stripe
})()
`

/** What the frame with a card's fields runs: it looks at them, and asks the API as a browser does, by the public key. */
export const cardFrameScript = `
const api = 'https://api.stripe.com'
const form = document.querySelector('form')
const fields = form.elements
const wrong = (code, message) => {
  document.querySelector('p').textContent = message
  return { error: { type: 'validation_error', code, message } }
}
const ask = async (path, body) => (await fetch(api + path, { method: 'POST', body })).json()
async function confirm({ key, clientSecret }) {
  const number = fields.number.value.replace(/\\s/g, '')
  if (number.length < 14) return wrong('incomplete_number', 'Your card number is incomplete.')
  if (!/^\\d\\d\\s*\\/?\\s*\\d\\d$/.test(fields.expiry.value)) return wrong('incomplete_expiry', 'Your card’s expiration date is incomplete.')
  if (!/^\\d{3,4}$/.test(fields.cvc.value)) return wrong('incomplete_cvc', 'Your card’s security code is incomplete.')
  document.querySelector('p').textContent = ''
  return ask('/confirm', new URLSearchParams({ key, client_secret: clientSecret, 'payment_method_data[card][number]': number }))
}
async function answerBank({ key, clientSecret, bank }) {
  const asked = new URLSearchParams({ key, client_secret: clientSecret })
  await ask('/bank', new URLSearchParams([...asked, ['answer', bank]]))
  return (await fetch(api + '/intent?' + asked)).json()
}
addEventListener('message', async ({ origin, data }) => {
  const body = data.ask === 'confirm' ? await confirm(data) : await answerBank(data)
  parent.postMessage({ reply: data.ask, body }, origin)
})
`
