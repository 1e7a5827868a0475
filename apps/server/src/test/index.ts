export { engines } from './databases.ts'
export type { Member } from './requests.ts'
export { type TestServer, startTestServer } from './start-test-server.ts'
