import type { Asset } from '@clipmint/contract'

import type { Member, TestAnswer } from './requests.ts'
import type { TestServer } from './start-test-server.ts'

/** Uploads a file into the member's storage, as the site's form does. */
export function uploadAsset(
  server: TestServer,
  as: Member,
  filename: string,
  content: Uint8Array,
): Promise<TestAnswer> {
  return server.upload({ url: '/ai/asset', as }, { files: [{ field: 'file', filename, content }] })
}

/** Uploads what has to be taken; throws with the server's answer when it is not. */
export async function addAsset(
  server: TestServer,
  as: Member,
  filename: string,
  content: Uint8Array,
): Promise<Asset> {
  const { body } = await uploadAsset(server, as, filename, content)
  if (body?.code !== 'SUCCESS') throw new Error(`${filename} was not taken: ${JSON.stringify(body)}`)
  return body.result
}

/** What a signed link gives. */
export async function download({ app }: TestServer, link: string): Promise<Buffer> {
  const answer = await app.inject({ method: 'GET', url: link })
  if (answer.statusCode !== 200) throw new Error(`${link} answered ${answer.statusCode}.`)
  return answer.rawPayload
}
