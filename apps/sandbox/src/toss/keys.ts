/** Keys that open nothing but this stand-in. */
export const clientKey = 'test_ck_sandbox'
const secretKey = 'test_sk_sandbox'

/** What is wrong with how a call says who it comes from; null when nothing is. */
export function faultOfKey(
  authorization: string | undefined,
): 'UNAUTHORIZED_KEY' | 'INCORRECT_BASIC_AUTH_FORMAT' | null {
  const [, basic] = /^Basic (\S+)$/.exec(authorization ?? '') ?? []
  if (basic === undefined) return 'UNAUTHORIZED_KEY'
  const said = Buffer.from(basic, 'base64').toString()
  if (!said.endsWith(':')) return 'INCORRECT_BASIC_AUTH_FORMAT'
  return said === `${secretKey}:` ? null : 'UNAUTHORIZED_KEY'
}
