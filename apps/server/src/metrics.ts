import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** What a process measures of itself, for Prometheus. */
export type Metrics = {
  answered: (call: { method: string; route: string; status: number }, seconds: number) => void
  /** `outcome` is done, again, gaveUp or failed. */
  jobEnded: (job: { job: string; outcome: string }, seconds: number) => void
  contentType: string
  text: () => Promise<string>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'clipmint_http_seconds',
    help: 'Seconds to answer, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 60],
    registers: [registry],
  })
  const jobs = new Histogram({
    name: 'clipmint_job_seconds',
    help: 'Seconds that one try of a job took, by job and how it ended.',
    labelNames: ['job', 'outcome'],
    buckets: [0.05, 0.3, 1, 3, 10, 30, 60, 180, 600],
    registers: [registry],
  })
  return {
    answered: (labels, seconds) => calls.observe(labels, seconds),
    jobEnded: (labels, seconds) => jobs.observe(labels, seconds),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}
