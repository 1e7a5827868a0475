import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts the processor's time in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** Processor seconds of each process and its children; the measuring client is the one that runs this. */
export function processorsOf(pids: Record<string, number>): Record<string, number> {
  const { user, system } = process.cpuUsage()
  const others = Object.entries(pids).map(([name, pid]) => [name, processorSeconds(pid)])
  return { ...Object.fromEntries(others), client: (user + system) / 1e6 }
}

/** Processor milliseconds of each for one answer. */
export function perShot(
  before: Record<string, number>,
  after: Record<string, number>,
  shots: number,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after).map(([name, seconds]) => [
      name,
      Math.round(((seconds - (before[name] ?? 0)) / shots) * 100_000) / 100,
    ]),
  )
}

/** Seconds of the processors that a process and its children took so far. Reads /proc: 0 elsewhere than on Linux. */
function processorSeconds(pid: number): number {
  const rows = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readStat)
    .filter((row) => row !== null)
  const family = new Set([pid])
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const row of rows) if (family.has(row.parent)) family.add(row.pid)
  }
  const ticks = rows.filter((row) => family.has(row.pid)).reduce((sum, row) => sum + row.ticks, 0)
  return ticks / TICKS_PER_SECOND
}

function readStat(name: string): { pid: number; parent: number; ticks: number } | null {
  try {
    // The command stands in brackets and may hold spaces; what follows is parted by single ones.
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { pid: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    // It ended since its name was read.
    return null
  }
}
