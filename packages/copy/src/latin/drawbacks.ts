/** What costs, is waited for, is not so or not done, in each of the languages in Latin letters. */
const drawbacks = [
  /\b(?:do|does|did|can|could|will|would|is|are|was|were|has|have|should)(?:n[’']t| not)\b|\b(?:cannot|unless|otherwise|sorry|quit|no (?:refunds|returns|delivery|shipping|parking|cards?|walk-?ins?))\b|\b(?:takes?|allow) (?:about |around |up to )?(?:\d|an?\b|two|three|four|five|six)|\b(?:shipping|postage|delivery|deposit|parking) (?:is|costs?)\b|\b(?:charge|fee|deposit|extra|surcharge)\b|[£$€₩]\s?\d|\b(?:must|wait(?:ing)?|but not|only (?:in|on|at|for))\b/iu,
  /\b(?:tidak|nggak|gak|ga|belum|bukan|kecuali|tambah(?:an)?|ongkir|DP|denda|wajib|maksimal|minimal|paling lambat|libur|tutup)\b/iu,
  /(?<!\p{L})(?:không|ko|chưa|cọc|phụ thu|cộng thêm|tính thêm|(?:nhắn|báo|đặt) trước|tối đa|tối thiểu|ít nhất|phí|nghỉ|tiền)(?!\p{L})/iu,
]
/** The same words where what is not so is good: nothing to pay, nothing added. */
const welcome =
  /\b(?:do|does)(?:n[’']t| not) (?:have to|need|pay|charge|cost)\b|\b(?:won[’']t|will not) (?:pay|charge|cost)\b|\b(?:free|no extra|no charge|half price|guaranteed?|warranty|off if|come back)\b|\b(?:gratis|garansi|tidak (?:pakai|dipungut|bayar|perlu bayar)|tanpa)\b|miễn phí|tặng|bảo hành|không (?:mất|lấy|tính|thu|thêm|chất|phẩm|hóa|đường|màu|cần)|trả lại|hoàn/iu

/** Whether a sentence says what a buyer would rather not have: a fee, a wait, a refusal. */
export function isDrawback(text: string): boolean {
  return !welcome.test(text) && drawbacks.some((words) => words.test(text))
}
