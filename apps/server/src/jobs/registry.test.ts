import { expect, it } from 'vitest'
import { z } from 'zod'

import { defineJob } from './define.ts'
import { createRegistry, jobNamed } from './registry.ts'

const nothing = defineJob({ payload: z.object({}), run: async () => ({ done: true }) })

it('names each job by its area and its own name', () => {
  expect([...createRegistry({ mail: { send: nothing }, projects: { render: nothing } }).keys()]).toEqual([
    'mail.send',
    'projects.render',
  ])
})

it('refuses a name that is not <area>.<job>', () => {
  expect(() => createRegistry({ mail: { 'send it': nothing } })).toThrow(
    '"mail.send it" is not a job\'s name',
  )
})

it('refuses a job that no area answers to', () => {
  expect(() => jobNamed(createRegistry({ mail: { send: nothing } }), 'mail.sned')).toThrow(
    'No area answers to the job "mail.sned"',
  )
})
