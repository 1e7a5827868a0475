/** Where the sandbox answers for a host, in the room that stands in for it; the address it stands for is kept whole. */
export function standInOf(url: URL, { sandboxUrl, room }: { sandboxUrl: string; room: string }): URL {
  return new URL(`${sandboxUrl}/sandbox/${room}/${url.hostname}${url.pathname}${url.search}`)
}
