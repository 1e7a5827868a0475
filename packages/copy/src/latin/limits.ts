import { lineOf, textsOf } from '../reading/clause.ts'
import type { Word } from '../reading/sentence.ts'
import { because, opensClause } from './links.ts'

/** «Giao nội thành miễn phí, tới tận phòng kể cả lầu 5»: how far goes, which holds only with what stands before. */
const goesOn =
  /^(?:(?:tới|đến)(?!\s(?:lấy|xem|thử|học|nhận|ăn|đo|sửa|đón)|(?:\s\p{L}+){1,3}\sthì)|tận|kể cả|cả(?!\s(?:nhà|gia|hai))|sampai|hingga|termasuk|bahkan|including|even|right to|all the way)(?!\p{L})/iu

/** “kids under 10 are a tenner but not on saturdays”: what limits the words before, and is said with them. */
const limits =
  /^(?:(?:but|tapi) (?:not|only|no|never|must|bukan|tidak|hanya|cuma|harus|wajib)|(?:but|and) (?:you|they) (?:must|have to|need to)|not on|(?:as |so )?long as|provided|providing|(?:mà|nhưng) (?:phải|không|chỉ|cần))(?!\p{L})/iu

/** “… gội được nhưng em không bấm huyệt”, “garansi 3 bulan tapi kalau jatuh tidak berlaku”: but not for all. */
const butNot =
  /^(?:tapi|tetapi|namun|nhưng|mà)\s(?:\p{L}+\s){0,2}(?:kalau|jika|tidak|tdk|gak?|nggak|tak|bukan|jangan|belum|hanya|cuma|harus|không|chưa|chỉ|nếu|đừng|phải)(?!\p{L})/iu

/** “so I have no reason to find any”: of what stands before. */
const endsInOther = /\s(?:any|either|neither|both)$/iu

/** Whether a part is how far, but not for whom, or on which terms the words before hold, and is said with them. */
export function staysWithFront(line: string): boolean {
  return [goesOn, limits, butNot, endsInOther].some((words) => words.test(line))
}

/** What a buyer is asked to do is told with all of it: “tolong dipisah dan bilang ke kasir”. */
const duty = /(?<!\p{L})(?:tolong|mohon|harap|please|vui lòng)(?!\p{L})/iu

/** Whether a cut parts what a buyer is asked to do. */
export function tearsDuty(left: readonly Word[], rest: readonly Word[]): boolean {
  return duty.test(lineOf(textsOf(left))) && !endsDuty(left, rest)
}

/** “Please bring cash because …”, “Please ring first, and if …”: what is asked ends before its reason, and before another thought after a comma. */
function endsDuty(left: readonly Word[], rest: readonly Word[]): boolean {
  const isPause = left.at(-1)?.text.endsWith(',') === true
  return because.test(rest[0]?.text ?? '') || (isPause && opensClause(rest))
}

/** “You can bring your own, but if you do …”, “Please choose before you start because …”: a limit, or a reason, is told right after what it is of. */
export function leansByLink([first]: readonly Word[], words: readonly Word[]): boolean {
  const at = words.findIndex(({ start }) => start === first?.start)
  const link = words[at - 1]?.text ?? ''
  return (
    [limiting, because, concludes].some((form) => form.test(link)) ||
    (/^so$/iu.test(link) && follows.test(lineOf(textsOf(words.slice(at)))))
  )
}

/** “…, jadi jangan datang siang”: what comes of the words before. */
const concludes = /^(?:jadi|makanya|sehingga|nên)$/iu

/** “…, so you might get a tiny one”: of whom or what only the cause tells something. */
const follows =
  /^(?:you|it|they|there|the \p{L}+(?: \p{L}+)? (?:stays?|do|does|don[’']t|doesn[’']t|won[’']t|will|comes?|keeps?|gets?))(?!\p{L})/iu

/** Sets a limit to the words before. */
const limiting = /^(?:but|though|tapi|tetapi|namun|nhưng)$/iu
