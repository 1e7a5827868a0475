/** A browser that agreed to be pushed to: where its push service takes messages, and the keys to encrypt them with. */
export type PushDevice = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  /** What the site's worker gets, as text; encrypted it must fit into 4,096 bytes. */
  payload: string
  /** How long the push service may keep it for a device that is off. */
  ttlSeconds: number
  /** A newer message of a topic takes the place of one not delivered yet; at most 32 letters of base64url. */
  topic: string
}

/**
 * How a push ended. `gone`: the device is not to be pushed to any more. `later`: the service does not answer, is broken,
 * or asks to wait, for so long if it says. `refused` is its word about this message.
 */
export type PushOutcome =
  | { status: 'sent' }
  | { status: 'gone' }
  | { status: 'later'; afterSeconds: number | null; reason: string }
  | { status: 'refused'; reason: string }

/** Sends messages to browsers. */
export type PushSender = {
  /** What browsers subscribe with, in base64url: only who holds its private half may push to them. */
  publicKey: string
  /** Whether what a browser gave can be pushed to: a public address over TLS or the sandbox's own, and sound keys. */
  takes: (device: PushDevice) => boolean
  send: (device: PushDevice, message: PushMessage) => Promise<PushOutcome>
}
