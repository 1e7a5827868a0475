export { createSandbox } from './sandbox.ts'
