/** What a shop does not do, wherever a sentence says it: “… saya tidak datang ke rumah murid”, “… o không làm mô”. */
const refusals = [
  /^(?:not for|no good for) \p{L}|\b(?:i|we) (?:can[’']t|cannot|won[’']t) (?:help|do|take|fix|repair)(?: (?:you|it|them|that|those))?$/iu,
  /(?<!\p{L})(?:kami|saya|aku|gua|gue|ambo|kulo|kita) (?:tidak|gak|ga|nggak|ngga|ndak|belum|ora|tak) (?!(?:pakai|pake|menggunakan|memakai|campur|mencampur|tambah|nambah|menambah|pernah|main|asal|pungut|memungut|kenakan|minta|batasi|buru|menjual|jual)(?!\p{L}))\p{L}+/iu,
  /(?<!\p{L})(?:belum|tidak|gak|ga|nggak|ndak) (?:bisa|bisa masuk|terima|diterima|dilayani|melayani)$|^(?!(?:kalau|jika) )(?:\p{L}+ ){1,3}(?:belum|tidak|gak|ga|nggak|ndak) bisa(?=,)/iu,
  /(?<!\p{L})(?:thầy|cô|em|mình|chú|bác|anh|chị|ông|bà|dì|cậu|o|mợ|dượng|tui|tôi|con|shop|tiệm|quán|nhà|xưởng|vườn|trại|thì) (?:không|ko|hông|hổng|hong|chưa|chẳng|hem) (?:có )?(?:dạy|làm|nhận|sửa|chở|giao|may|ship|gửi|in|thêu|đan|khắc|chịu|bán(?! (?:hàng )?(?:giả|kém|cũ|ế|để|qua)))(?!\p{L})/iu,
]

/** What a buyer pays or loses who breaks something, comes late or does not come; what nobody answers for, or is not in the price. */
const penalties = [
  /\bthat(?:[’']?s| is) an? [$£€]\d+ (?:charge|fee|fine)|\b(?:will be|get|be) charged (?:for|if|the)\b|\byou[’']ll (?:still )?(?:cop|be charged)\b|\bpenalty\b|\bforfeit|\bnot (?:responsible|liable)\b|\bno responsibility\b|\bnon-?refundable\b|\bat (?:your|buyer[’']s) (?:own )?risk\b|\blose (?:your|the) (?:deposit|bond|slot|place)\b/iu,
  /(?<!\p{L})(?:pecah|hilang|rusak|sobek|robek|telat|terlambat|lecet)(?: \p{L}+){0,5} (?:di)?ganti (?:rp ?)?\d|(?<!\p{L})(?:tidak|bukan|gak|udu|ga|nggak) (?:tanggung jawab|tanggungan|bertanggung jawab|ditanggung)|(?<!\p{L})(?:dp|uang|booking|sesi|batal)(?: \p{L}+){0,3} (?<!(?:tidak|gak|ga|nggak|ndak) )hangus(?!\p{L})|^(?:\p{L}+ ){0,3}(?:belum|gak|ga|nggak|ndak) termasuk(?!\p{L})/iu,
  /(?<!\p{L})(?:không chịu trách nhiệm|không bồi thường|đền (?:theo|đúng|nguyên) giá|khách (?:phải )?đền|mất cọc|bị phạt)(?!\p{L})|^(?:chưa|không) (?:bao )?gồm(?!\p{L})|(?<!\p{L})(?:trễ|muộn|quá (?:giờ|hạn)) (?:\p{L}+ ){0,2}(?:tính thêm|phạt|phụ thu|cộng)(?!\p{L})/iu,
]

/** Whether a sentence in Latin letters tells what a shop does not do. */
export function refuses(text: string): boolean {
  return refusals.some((words) => words.test(text))
}

/** Whether a sentence in Latin letters tells what a buyer pays or loses. */
export function penalizes(text: string): boolean {
  return penalties.some((words) => words.test(text))
}
