import process from 'node:process'

/** Whether all is run of what is otherwise a fixed sample (`npm run test:every`). */
export const every = process.env['TEST_EVERY'] === 'yes'
