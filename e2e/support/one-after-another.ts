import { beforeEach } from 'vitest'

/** For a journey whose tests go on where the one before ended: after one that failed, the others are skipped. */
export function goOneAfterAnother(): void {
  let isOver = false
  beforeEach(({ skip, onTestFailed }) => {
    skip(isOver, 'An earlier step failed.')
    onTestFailed(() => {
      isOver = true
    })
  })
}
