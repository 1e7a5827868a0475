import { readFileSync } from 'node:fs'

/**
 * Watches the resident memory of a process and all its children, twenty times a second, until stopped; then gives its
 * peak in megabytes. Reads /proc: elsewhere than on Linux the peak is 0.
 */
export function peakMemoryOf(pid: number): { stop: () => number } {
  let peak = 0
  const look = () => {
    peak = Math.max(
      peak,
      familyOf(pid).reduce((sum, member) => sum + residentMegabytes(member), 0),
    )
  }
  const timer = setInterval(look, 50)
  return {
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}

function familyOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').map(Number).filter(Boolean)
  return [pid, ...children.flatMap(familyOf)]
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1]
  return Number(kilobytes ?? 0) / 1000
}

/** Empty when the process has just ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
