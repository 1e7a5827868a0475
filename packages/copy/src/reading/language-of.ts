import type { LanguageCode } from '@clipmint/kit'

const vietnameseLetters = /[ăâđêôơưàảãạằẳẵặầẩẫậèẻẽẹềểễệìỉĩịòỏõọồổỗộờởỡợùủũụừửữựỳỷỹỵắấéếíóốớúứý]/giu
const indonesianWords =
  /\b(?:dan|yang|dengan|untuk|dari|ini|itu|bisa|dapat|tersedia|terbuat|tidak|dalam|kami|adalah|cocok|sangat|juga|dibuat|tanpa|setiap|warna|bahan|ringan|lembut|di|ke|ya|kak|sama|udah|sudah|gratis|hari|jam|pakai|nggak|gak|ga|libur|kirim|beli|buat|ada|atau|sewa|satu|tiap|kami|bayar|buka|masuk|sekali|datang|maksimal|minimal|anak|orang|harga|jual|utk|yg|dgn|bkn|krn|juga|saja|aja)\b/giu
const englishWords =
  /\b(?:the|and|is|are|with|for|of|in|it|you|we|our|this|to|from|made|your|a|an|comes|can)\b/giu
/** Vietnamese words as owners type them without accents, and no words of another of our languages. */
const plainVietnameseWords =
  /\b(?:khong|cua|giao|ngay|coc|thue|trong|nhan|nguoi|tien|gio|sang|toi|cai|thang|nghi|nha|voi|duoi|den|duoc|hang|mua|gia|xe|tu|chieu|trua|giam|lam|goi|lay|khach|moi|phan|tra|mot|ban|nau|dat)\b/giu

/** Whether the owner of a Vietnamese video writes without accents: what the program adds is to look alike. */
export function isWithoutAccents(name: string, info: string): boolean {
  return languageOf(info, 'vi') === 'vi' && withoutAccents(name + info) === name + info
}

/** “Nhắn tin hỏi nhé” as “Nhan tin hoi nhe”. */
export function withoutAccents(text: string): string {
  return text
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
}

/** The language that an owner writes in, by what they say of it, else by its name; the `supposed` one where neither tells. */
export function languageOfWords(words: { name: string; info: string }, supposed: LanguageCode): LanguageCode {
  return languageOf(words.info, supposed) ?? languageOf(words.name, supposed) ?? supposed
}

/**
 * The language that most of a text is written in; null when it is none of the four. Latin letters in which no word of ours stands
 * (“Suntik anti rayap 28.000 per meter”, Sundanese) are of the language that is `supposed`.
 */
export function languageOf(text: string, supposed: LanguageCode = 'en'): LanguageCode | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const hangul = text.match(/\p{Script=Hangul}/gu)?.length ?? 0
  if (hangul > 0 && hangul >= letters * 0.2) return 'ko'
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin === 0 || latin < letters * 0.6) return null
  if ((text.match(vietnameseLetters)?.length ?? 0) >= Math.max(2, latin * 0.06)) return 'vi'
  const indonesian = text.match(indonesianWords)?.length ?? 0
  const english = text.match(englishWords)?.length ?? 0
  const plain = supposed === 'vi' ? (text.match(plainVietnameseWords)?.length ?? 0) : 0
  if (plain > Math.max(indonesian, english)) return 'vi'
  if (indonesian === 0 && english === 0) return supposed === 'ko' ? 'en' : supposed
  return indonesian > english ? 'id' : 'en'
}
