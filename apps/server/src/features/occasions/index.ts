/** What other areas may use of the days of the Korean year. */
export { nextDayOf, occasionsBetween } from './occasions.ts'
