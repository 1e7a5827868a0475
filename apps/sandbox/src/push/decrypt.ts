import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** The keys that a subscription was given: only who made them can read what is sent to it. */
export type DeviceKeys = { privateKey: Buffer; publicKey: Buffer; auth: Buffer }

const headBytes = 16 + 4 + 1
const tagBytes = 16
/** What ends the last record (RFC 8188, section 2); zeros may follow it. */
const lastRecord = 2

/** A message of one record in aes128gcm, as RFC 8291 has it encrypted; null when it is not for these keys. */
export function decrypt(body: Buffer, { privateKey, publicKey, auth }: DeviceKeys): string | null {
  const [salt, idBytes] = [body.subarray(0, 16), body[20] ?? 0]
  const sender = body.subarray(headBytes, headBytes + idBytes)
  const sealed = body.subarray(headBytes + idBytes)
  if (sealed.length <= tagBytes || sealed.length > body.readUInt32BE(16)) return null
  try {
    const own = createECDH('prime256v1')
    own.setPrivateKey(privateKey)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const key = hkdf(own.computeSecret(sender), auth, info, 32)
    const cek = hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', cek, nonce)
    decipher.setAuthTag(sealed.subarray(-tagBytes))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
    const end = padded.findLastIndex((byte) => byte !== 0)
    return padded[end] === lastRecord ? padded.subarray(0, end).toString('utf8') : null
  } catch {
    return null
  }
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}
