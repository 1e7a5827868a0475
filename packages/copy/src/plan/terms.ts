/** How long one waits, what is asked or paid first, how far it goes, how large it is: what nobody opens a video with alone. */
const terms = [
  /^(?:(?:it )?takes?|allow|ready|finish|turnaround|lead time|delivery|we deliver|collections?|pick ?-?up|order (?:before|by)|minimum|deposit|cancel|returns?|ships?|posted|post|no refunds?|under \d+s?|kids (?:under|\d)|a child|bring|you (?:can ?not|can[’']t|must|need)|need|price|material|mattress|weight|sizes?|cash|card|wait|call|fence|parking|leftovers|after \d|extra|second|additional|two weeks|half down)(?!\p{L})/iu,
  /^(?:jadi|pengerjaan|proses|dp|minimal|min|kirim|pengiriman|antar|ongkir|bayar|pembayaran|batal|booking|tahan|botol|ukuran|tinggi|panjang|isi|berat|wajib|area|jangkauan|stok|daya|telat|deposit|jaminan|harga tergantung|luar|lebih|kabel lebih|parkir|pesan|order|simpan|antri|antre|syarat|lama)(?!\p{L})/iu,
  /^(?:cọc|lấy sau|giao|ship|hạn dùng|khối lượng|size|trả trễ|mất|hộp|gói \d+|để xe lại|đợi|chỉ nhận|nhà chưa|kho ở|khổ|giá|phí|dây|khu vực|ngăn|để (?:ngoài|tủ|ngăn)|(?:bà con )?đăng ký|bảo quản|quá \d|khoảng|mở|khách|đã)(?!\p{L})/iu,
]
/** “Dibersihin tambah 3rb”, “Lễ Tết thêm 50k”: what costs more, in a few words. */
const surcharge = /^(?:[^\s,]+ ){1,10}(?:tambah|nambah|(?<!tặng )thêm|plus) (?:rp ?)?\d/iu
/** What is given opens however it is worded. */
const given =
  /(?<!\p{L})(?:free|off|extra|half price|same price|on us|no charge|gratis|diskon|bonus|miễn phí|freeship|tặng|giảm|khỏi tính)(?!\p{L})/iu

/** Whether a sentence tells a term of the sale or a bare measure, which opens a video only under the name. */
export function isTerm(text: string): boolean {
  return surcharge.test(text) || (!given.test(text) && terms.some((words) => words.test(text)))
}
