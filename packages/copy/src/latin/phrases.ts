import { englishLexicon } from '../lexicon/en.ts'
import { indonesianLexicon } from '../lexicon/id.ts'
import { vietnameseLexicon } from '../lexicon/vi.ts'
import { englishAlone } from './alone-en.ts'
import { indonesianAlone } from './alone-id.ts'
import { vietnameseAlone } from './alone-vi.ts'
import type { LatinPhrases } from './grammar.ts'

/** How English parts into phrases. */
export const englishPhrasing: LatinPhrases = {
  denies: englishLexicon.denies,
  supposes: /\bunless\b|^(?:or|but)\s/iu,
  and: 'and',
  joins: /^(?:and|or|[’']?n[’']?)$/iu,
  marksLists: true,
  relative: /^(?:who|that|which|where|whose)\s/iu,
  breaks:
    /^(?:by|in|into|over|from|with|for|at|on|onto|through|to|until|till?|within|without|after|before|[’']?fore|afore|b4|during|since|that|which|who|so|and|or|but|because|[’']?cause|cuz|coz|cos|when|while|if|unless|as|between|around|under|above|near|behind|inside|outside|than|where|per)$/iu,
  sure: /^(?:before|after|until|till|while|if|unless|because|so|without|within|when|but)$/iu,
  number:
    /(?<![\p{L}\d]|[\p{L}\d][-–/])(?:[₩$£€]?\d[\d.,]*\+?(?:%|th|nd|st|rd)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|hundred|half)(?=[\s-]))/iu,
  strong:
    /\b(?:no|free|never|without|instead|every(?= (?:day|morning|evening|night|week|month|year|\p{Lu}))|only|included)\b/iu,
  condition: /^(?:and\s+|so\s+|but\s+)?if\s+(?:your\s+|the\s+)?/iu,
  says: /^(?:is|are|was|were|has|have|comes?|goes|can|will|may|should|would|must|there|keeps?|fits?|holds?|takes?|gets?|lasts?|needs?|stays?|makes?|works?|rests?|opens?|starts?|sleeps?|burns?)$/iu,
  owner:
    /^(?:(?:our|the) (?:house|place|shop|store|caf[eé]|studio|salon|farm|kitchen|room)|this (?!week|month|year|season|way|time|one)[\p{L}-]+|we|it)(?: is| has|[’']s| have)(?: got)? (?!.* not )(?=(?:only|an?|just|\d|two|three|four|five|six|\p{L}{5,})\s)/iu,
  open: /(?:^|\s)(?:by|in|into|over|from|with|for|at|on|through|to|until|within|without|after|before|during|since|that|which|who|so|and|or|but|because|unless|when|while|if|as|between|around|under|than|where|the|an?|your|our|their|its|my|is|are|was|were|be|been|you|we|i|it|me|us|they|can|will|should|would|must|not|\p{L}+n[’']t|no|very|more|most|of|has|have|had|get|gets|make|makes|put|puts|leave|this|these|those|up|come|comes|go|goes|usually|also|there|about|around|almost|nearly|only|just|takes?|needs?|wants?|already|still|freshly|newly|fully|what|whatever|how|why|whether|who[’']s)\??$|^(?:and|or|but|which|that|who|than|of|so)\s|^(?:it|they|he|she|is|are|was|has|have)\b/iu,
  alone: englishAlone,
}

/** How Indonesian parts into phrases. */
export const indonesianPhrasing: LatinPhrases = {
  denies: indonesianLexicon.denies,
  supposes: /(?<!\p{L})(?:mau|ingin)(?!\p{L})/iu,
  and: 'dan',
  joins: /^(?:dan|or|atau)$/iu,
  marksLists: false,
  relative: /^(?:yang)\s/iu,
  breaks:
    /^(?:dari|di|dengan|untuk|yang|dan|ke|dalam|setelah|sebelum|oleh|pada|karena|jadi|atau|sampai|selama|kalau|jika|agar|supaya|sudah|tapi|asal|se-\S+|bila|saat|waktu|pakai|pake|lewat)$/iu,
  sure: /^(?:kalau|jika|bila|karena|jadi|supaya|agar|tapi|sebelum|setelah|asal)$/iu,
  number:
    /(?<![\p{L}\d]|[\p{L}\d][-–/])(?:(?:rp\s?)?\d[\d.,]*|(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|setengah|setahun|sebulan|seminggu|sejam)(?=\s|$))/iu,
  strong: /(?<!\p{L})(?:tanpa|gratis|tidak|garansi|hanya|langsung|bukan|asli|tiap|setiap)(?!\p{L})/iu,
  condition: /^(?:kalau|jika|bila)\s+/iu,
  says: /^(?:bisa|butuh|ada|adalah|dibuat|dijahit|dianyam|tidak|sudah|masih|akan|kami|dapat|juga|cukup|boleh|tahan|muat)$/iu,
  owner: null,
  open: /(?:^|\s)(?:dari|di|dengan|untuk|yang|dan|ke|dalam|setelah|sebelum|oleh|pada|karena|jadi|atau|sampai|selama|kalau|jika|agar|supaya|sudah|tidak|bisa|kami|adalah|juga|butuh|tapi|se-?|ya|kak|nih|asal|itu|sama|waktu|saja|harga|pakai|pake|lewat|dapat|anti)\??$|^(?:dan|atau|yang|karena|jadi|tapi)\s/iu,
  alone: indonesianAlone,
}

/** How Vietnamese parts into phrases. */
export const vietnamesePhrasing: LatinPhrases = {
  denies: vietnameseLexicon.denies,
  supposes: /(?<!\p{L})(?:muốn|ai|thì)(?!\p{L})/iu,
  and: 'và',
  joins: /^(?:và|or|hoặc)$/iu,
  marksLists: false,
  relative: /^(?:mà)\s/iu,
  breaks:
    /^(?:từ|với|cho|và|ở|trong|bằng|để|nên|vì|tại|trên|sau|trước|khi|nếu|mà|đến|suốt|thì|rồi|là|lúc|có|được|do|gồm)$/iu,
  sure: /^(?:nếu|khi|vì|nên|để|nhưng|rồi)$/iu,
  number:
    /(?<![\p{L}\d]|[\p{L}\d][-–/])(?:\d[\d.,]*(?:h|k|%)?|(?:một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|nửa)(?=\s+\p{L}))/iu,
  strong: /(?<!\p{L})(?:không|miễn phí|tặng|kèm|chỉ|mỗi|thay|đổi)(?!\p{L})/iu,
  condition: /^(?:nếu|khi)\s+/iu,
  says: /^(?:là|có|được|sẽ|không|cần|phải|vẫn|còn|chuyên|rất|chỉ|mới)$/iu,
  owner: null,
  open: /(?:^|\s)(?:từ|với|cho|và|ở|trong|bằng|để|nên|vì|tại|trên|sau|trước|khi|nếu|mà|đến|suốt|thì|hay|hoặc|rồi|là|lúc|có|được|không|các|những|một|của|nhà|mỗi|chỉ|ạ|nha|nhé|đổi|thủy|thùng|vẫn|mới|cũng|lại|ra|gọi|ai|tới|hoàn|do|gồm|bao|dành|chuyên|khoảng|đã|sẽ|đang|chưa|rất|chứ)\??$|^(?:và|hay|hoặc|mà|nên|thì|rồi|là|của)\s/iu,
  alone: vietnameseAlone,
}
