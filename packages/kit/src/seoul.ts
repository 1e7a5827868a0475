/** The day in Seoul as YYYY-MM-DD: what a day of a licence, a season or a notice begins and ends by. */
export function dayInSeoul(at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(at)
}
