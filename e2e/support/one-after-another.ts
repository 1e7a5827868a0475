import { beforeEach } from 'vitest'

/**
 * For a journey whose tests go on where the one before ended: after one that failed, the others are skipped. One that
 * is given a second go is not skipped by its own first.
 */
export function goOneAfterAnother(): void {
  let failed: string | null = null
  beforeEach(({ task, skip, onTestFailed }) => {
    if (failed === task.id) failed = null
    skip(failed !== null, 'An earlier step failed.')
    onTestFailed(() => {
      failed = task.id
    })
  })
}
