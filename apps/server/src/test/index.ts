export { engines, every, usualEngines } from './databases.ts'
export type { Member, TestAnswer, TestRequest } from './requests.ts'
export { type TestServer, startTestServer } from './start-test-server.ts'
export { wholeAccount } from './whole-account.ts'
