/** What a stretch of work took: seconds by the clock, and seconds of all processors together. */
export type Took = { seconds: number; cpuSeconds: number }

/** Starts to measure; call what it gives to stop. */
export function startWatch(): () => Took {
  const startedAt = performance.now()
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return { seconds: (performance.now() - startedAt) / 1000, cpuSeconds: (user + system) / 1e6 }
  }
}
