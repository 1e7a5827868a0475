import type { Job, Jobs } from './define.ts'

/** Every job under its queue's name, `<area>.<job>`. */
export type JobRegistry = ReadonlyMap<string, Job>

const nameShape = /^[a-z][a-z-]*\.[A-Za-z][A-Za-z-]*$/

/** Joins the areas' jobs; throws when two answer to one name or a name has another shape than `<area>.<job>`. */
export function createRegistry(areas: Record<string, Jobs>): JobRegistry {
  const registry = new Map<string, Job>()
  for (const [area, jobs] of Object.entries(areas)) {
    for (const [name, job] of Object.entries(jobs)) {
      const queue = `${area}.${name}`
      if (!nameShape.test(queue)) throw new Error(`"${queue}" is not a job's name (<area>.<job>).`)
      if (registry.has(queue)) throw new Error(`Two handlers answer to the job "${queue}".`)
      registry.set(queue, job)
    }
  }
  return registry
}

/** The job of this name; throws for a name that no area answers to. */
export function jobNamed(registry: JobRegistry, queue: string): Job {
  const job = registry.get(queue)
  if (!job)
    throw new Error(`No area answers to the job "${queue}". Known: ${[...registry.keys()].join(', ')}.`)
  return job
}
