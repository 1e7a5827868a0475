import { openDays } from '../reading/refers-back.ts'

/** How long one waits, what is asked or paid first, how far it goes, how large it is: what nobody opens a video with alone. */
const terms = [
  /^(?:(?:it )?takes?|allow|ready|finish|turnaround|lead time|delivery|we deliver|collections?|pick ?-?up|drop ?-?off(?= \d| (?:from|at|between|by|before))|order (?:before|by)|min(?:imum)?|max(?:imum)?|deposit|cancel|returns?|ships?|posted|post|no refunds?|under \d+s?|kids (?:under|\d)|a child|bring|you (?:can ?not|can[’']t|must|need|dispose|supply|provide|pay|bring)|needs?|if|meet|service call|call-?out|prices?|late|hire us|book (?:us|me|now)|mattress|weight|sizes?|cash|card|pay (?:by|in|with)|wait|call|ring|te?xt|come (?:washed|clean|dressed|with)|fence|parking|opp(?:osite)?|behind|(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:day|s)? ?[-–] ?|\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\.? (?:to|till|until)|leftovers|after \d|extra|second|additional|two weeks|half down|(?:pics|pictures|photos?) first|keeps (?:for |up to )?\d+|(?:i|we) (?:post|ship|send) .*[$£€]\d|(?:\S+ ){1,2}(?:runs?|is|are|weighs?|measures?) (?:about )?\d+(?: to \d+)? (?:lbs?|kg|cm|inch|oz|g|ml|ft)|have (?:[’']?em|them|it)|from [$£€]\d|\p{L}+ \d{2,5}, \p{L}+ \d{2,5}|postage|courier|delivered|[$£€]\d[\d.,]* for (?:the|an?) \p{L}+$|(?:\p{L}+ ){1,3}[$£€]\d[\d.,]*$|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}* (?:to|till|until|[-–]) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|rain(?:ed|ing|s)?(?: out| off)?\?|(?:every |each |the )?(?:(?:first|second|third|last) )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:and|to|till|[-–]) \p{L}+)?,? (?:of the month|from \d|\d)|\d+ ?(?:g|kg|ml|l|oz|lb) (?:\p{L}+ ){0,2}[$£€r]\d|(?:half|quarter|one|\d) (?:kg|kilo) \d|(?:a |one |two |three |four |five |six |eight |ten |\d+ )(?:weeks?|days?|months?) (?:at the|for up|notice|wait)|[$£€]\d[\d.,]*(?:(?: (?:an?|per) \p{L}+)+$|,| each| including)|[$£€][\d.,]+ (?:plus|\+|call-?out))(?!\p{L})/iu,
  /^(?:jadi|pengerjaan|proses|dp|minimal|min|kirim|pengiriman|antar|ongkir|bayar|pembayaran|batal|booking|tahan|botol|ukuran|tinggi|panjang|isi|berat|wajib|area|jangkauan|stok|daya|telat|overtime|deposit|jaminan|harga tergantung|luar|lebih|kabel lebih|parkir|pes[ae]n|order|simpan|antri|antre|syarat|lama|dalaman|kalau|jika|daerah|lebaran|kerjaan|h-\d|tempat(?:nya)?|lokasi(?:nya)?|alamat(?:nya)?|usia|umur|(?:workshop|bengkel|toko|rumah|studio) (?:(?:saya|kami) )?di|bisa (?:senin|selasa|rabu|kamis|jumat|sabtu|minggu)|(?:kering|selesai|beres|rampung|tunggu) \d+)(?!\p{L})/iu,
  /^(?:cọc|đặt trước|lấy sau|giao|ship|lần đầu|hạn dùng|khối lượng|size|trả trễ|mất|hộp|gói \d+|để xe lại|đợi|chỉ nhận|nhà chưa|kho ở|khổ|giá|phí|dây|khu vực|ngăn|dat truoc|(?:lắp|may|làm|xong) (?:trong |từ )?\d+(?:[-–]\d+)? (?:ngày|tuần|tiếng|giờ)|ngõ|hẻm|địa chỉ|để (?:ngoài|tủ|ngăn|chỗ)|(?:bà con )?đăng ký|bảo quản|quá \d|khoảng|mở|khách|đã|ly thủy tinh|bán (?:từ )?\d+h?\d*|nếu|quận|huyện|thứ|chủ nhật|tết|(?:\p{L}+ ){1,3}thì \d+ ?(?:k|nghìn|ngàn))(?!\p{L})/iu,
]
/** “Dibersihin tambah 3rb”, “Lễ Tết thêm 50k”, “Aluminum hoods cost more”: what costs more, in a few words. */
const surcharges = [
  /^(?:[^\s,]+ ){1,10}(?:tambah|nambah|(?<!tặng )thêm|cộng|plus) (?:rp ?)?(?:\d|separ[uo]|setengah)/iu,
  /(?:(?:[$£€]|rs\.? ?|₹ ?)\d[\d.,]*|\d+p|\d (?:bucks|quid|dollars|pounds)|\bcosts?) (?:an? \p{L}+ )?(?:on top|more|extra)(?=$| and | but |,)|\bis (?:another [$£€]?\d|double(?!\p{L}))/iu,
]
/** What a buyer has to do first, pays as a bond, or gets only beside what they came for. */
const asks = [
  // “Once they’re gone they’re gone”, “Most people get it in 2 lessons”: what of, only another sentence says.
  /^(?:once|when|if|until) they(?!\p{L})/iu,
  /^(?:i|we|you|most (?:people|folk)|some people|everyone|everybody)(?:[’'](?:ll|ve|d))?(?: (?:won[’']t|can[’']t|don[’']t|didn[’']t|do not|cannot|will|can|have|always|usually|only|still|just))* (?!mean|like|love)\p{L}+ (?:it|them)(?!\p{L})/iu,
  // “We also have child seats”: besides what was said.
  /^(?:i|we) also(?!\p{L})|^(?:\p{L}+ ){1,4}(?:is|are) also(?!\p{L})|\byou must(?!\p{L})/iu,
  /^(?:[^\s,]+ ){1,6}(?<!(?:not|never|no|[^\s]+n[’']t|dinnae|didnae)(?: even| ever)? )(?:must|ha(?:s|ve) (?:to|tae|got to)|needs? to)(?!\p{L})|(?<!\bno )\b(?:bond|deposit)\b|\bwhile (?:i|we)(?:[’']m|[’']re| am| are) (?:there|at it)\b|\b(?:may|might|will|can) (?:differ|vary)\b|\bis (?:about |around |only )?(?:\d+|an?|one|two|three) (?:min\w*|hours?|days?|weeks?)$/iu,
  /(?<!(?:tidak|gak|ga|nggak|ndak|tak|ora) )(?<!\p{L})(?:harus|wajib|mesti|kudu|musti)(?!\p{L})|(?<!\p{L})(?:bawa|siapkan|sediakan) sendiri(?!\p{L})|^(?:\p{L}+ ){0,2}minimal \d|^(?:\p{L}+ )?min\.? \d|(?<!\p{L})s?udah termasuk$|(?<!\p{L})(?:bisa|mungkin|dapat) (?:sedikit )?(?:beda|berbeda)(?!\p{L})|\d (?:jam|hari|minggu|bulan) kemudian(?!\p{L})/iu,
  /(?<!(?:không|khỏi|chẳng|hông) )(?<!\p{L})(?:phải|cần|nên|nhớ|hãy) (?:đặt|báo|gọi|nhắn|mang|cọc|hẹn|đăng ký)(?!\p{L})|^ai .*(?<!\p{L})(?:nói|báo|nhắn|gọi|đặt|hỏi)(?!\p{L})|(?<!\p{L})(?:chớ|chứ|nhưng|rồi|hơi|sẽ) khó(?!\p{L})|(?<!\p{L})(?:tự|khách|người nhận) (?:trả|chịu) (?:cước|phí|ship|tiền)(?!\p{L})|(?:có thể|hơi) (?:khác|lệch|chênh)(?!\p{L})/iu,
]
/** What is given opens however it is worded. */
const given =
  /(?<!\p{L})(?:free|(?:\d%?|%|percent|dollars?|bucks|quid|pounds?|price|money|half) off|extra(?!.*[$£€+]\s?\d)|half price|same price|on us|no charge|for nothing|gratis|diskon|bonus|miễn phí|freeship|tặng|giảm|khỏi (?!trách|quên|lỡ|nhầm|phiền|mắc)\p{L}+)(?!\p{L})/iu

/** A bare size or time: “180 x 90 x 76cm”, “7 days / 8am-10pm”, “4-6 weeks from survey”. */
const measures =
  /^(?:\d[\d.]* ?(?:cm|mm|m|in|ft|[”″])? ?x ?\d[\d.x ]*(?:cm|mm|m|in|ft|[”″])?$|(?:length|width|height|depth|diameter|capacity|pile|year|made to order) \d|\d{1,2}(?:[.:]\d\d)? ?[ap]m ?[-–] ?\d|\d+ days? ?\/|\d+(?:[-–]\d+)? (?:days?|weeks?|hours?|hrs?|wks?) (?:from|after|to)(?!\p{L}))/iu

/** “Bromsgrove and Redditch”: where, and nothing else. */
const bareTowns = /^\p{Lu}\p{Ll}+(?:(?:,| and| to| or) \p{Lu}\p{Ll}+)+$/u
/** Labels of what is of use to whoever buys already: “Opening hours: …”, “Where: …”, “Burn time: …”. */
const ofTerms =
  /^(?:(?:opening )?hours|where|when|ages?|cost|prices?|payment|lead time|storage|allerg(?:y|ies)(?: advice)?|care|not (?:for|included|suitable for|in the box)|kids|dogs|min stay|min(?:imum)? order|power|seats?|wick|assembly|strength|max load|requirements|what to bring|dispatch|how long|time to fit|excludes|condition|wi-?fi|delivery|shipping|available|location|dimensions|weight|sizes?|varian|thời gian|giờ mở cửa|khu vực|kích thước|màu sắc|area|jam buka|berat|ukuran)\s?:/iu

/** Whether a sentence tells a term of the sale or a bare measure, which opens a video only under the name. */
export function isTerm(text: string): boolean {
  return (
    [ofTerms, measures, openDays].some((words) => words.test(text.split(', ')[0] ?? '')) ||
    [...surcharges, ...asks, bareTowns].some((words) => words.test(text)) ||
    (!given.test(text) && terms.some((words) => words.test(text)))
  )
}
