const mostLetters = 300
/** What tokens look like where a network repeats one that is not ours to know, in an address or in a sentence. */
const tokenLike =
  /((?:access_token|input_token|client_secret|fb_exchange_token|refresh_token|code|appsecret_proof)=)[^&\s"]+|\b(?:EAA|IGAA|IGQ|ya29\.|act\.|rft\.)[\w.|-]{8,}/g

/** Others' words as they may be kept: short, on one line, without the secrets of this call or anything like a token. */
export function tellable(words: string, secrets: readonly string[] = []): string {
  let told = words
  for (const secret of secrets) if (secret !== '') told = told.replaceAll(secret, '…')
  return told
    .replaceAll(tokenLike, (_, name: string | undefined) => `${name ?? ''}…`)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, mostLetters)
}
