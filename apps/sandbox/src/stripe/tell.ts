import { createHmac } from 'node:crypto'

import type { Hooks } from '../payments/hooks.ts'
import { newId } from './answer.ts'
import { webhookSecret } from './keys.ts'
import { chargeShape, intentShape } from './shapes.ts'
import type { Told, Vault } from './vault.ts'

/** Tells the site of what happened, signed, in the manner of the card. */
export function tellOf(hooks: Hooks, vault: () => Vault): (told: Told) => void {
  const send = ({ type, intent, at }: Told) => {
    const object = type.startsWith('charge.')
      ? chargeShape(vault(), intent)
      : intentShape(vault(), intent, [])
    const event = {
      id: newId('evt'),
      object: 'event',
      type,
      created: Math.floor(at / 1_000),
      livemode: false,
      data: { object },
    }
    const body = JSON.stringify(event)
    const about = `${type} ${intent.metadata['order_id'] ?? intent.id}`
    hooks.send({ about, headers: { 'stripe-signature': signatureOf(body, event.created) }, body })
  }
  return (told) => {
    const { intent, at } = told
    const manner = vault().method(intent.method ?? '')?.card.manner
    send(told)
    if (manner === 'told-twice') send(told)
    if (manner === 'told-backwards') send({ type: 'payment_intent.created', intent, at: at - 1_000 })
  }
}

function signatureOf(body: string, at: number): string {
  const v1 = createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${v1}`
}
