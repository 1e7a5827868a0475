/** A function that may be called as often as one likes: it runs once for all calls of the same `everyMs`, at their end. */
export function coalesced(run: () => void, everyMs: number): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      run()
    }, everyMs)
  }
}
