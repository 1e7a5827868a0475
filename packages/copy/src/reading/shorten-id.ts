import { wordSet } from '../latin/grammar.ts'
import { indonesianPhrasing } from '../latin/phrases.ts'
import { latinReader } from '../latin/read-latin.ts'
import { indonesianStarts } from '../latin/starts-id.ts'
import { indonesianLexicon } from '../lexicon/id.ts'

const adjectives = wordSet(
  'hangat, ringan, lembut, nyaman, kuat, awet, empuk, renyah, gurih, manis, segar, wangi, harum, tahan lama, sejuk, halus, praktis, mudah, higienis, alami, tebal, tipis, kecil, besar, luas, bersih, aman, sehat, pedas, enak, lezat, elegan, cantik, murni, kokoh, fleksibel, lentur, rapi, simpel, ringkas, adem, tahan air, anti air, mewah, kenyal, legit, kental, asam, sabar, teliti, ramah, cepat, tenang, terang, hemat, berat, kasar, panas, licin, lengket, pahit, amis, kaku',
)

/** An Indonesian sentence as clauses with shorter forms. */
export const readIndonesian = latinReader(
  {
    spelled: indonesianLexicon.spelled,
    adjectives,
    and: 'dan',
    opener:
      /^(?:(?:dan|tetapi|tapi|juga|selain itu|lalu|jadi(?! (?:(?:sekitar |kira-kira |dalam )?(?:\d|satu|dua|tiga|empat|lima|seminggu|sehari|sebulan)|nya(?!\p{L})))|serta|nah|terus(?= (?:\p{L}+ pada|\p{L}+nya))|(?:yang penting |intinya |pokoknya )?begini,|oh iya|oiya|assalamu[’'´` ]?alaikum(?: (?:wr|warahmatullah)\.?(?: (?:wb|wabarakatuh)\.?)?)?|selamat (?:pagi|siang|sore|malam)|permisi|(?:halo|hai)(?: (?:kak|kakak|bunda|gan|sis|semua|bos|bu|pak))?),?\s+)+/iu,
    subject:
      /^(?:(?:ini|itu)\s+(?!(?:pun|juga|sudah|belum|kalau|aja|saja|yang|tukang)(?!\p{L}))(?:adalah\s+)?|(?:produk|barang|menu)\s+ini\s+(?:adalah\s+)?)/iu,
    allows: /^(?!)/u,
    namedSubject: (noun) =>
      new RegExp(`^${noun}(?:\\s+[\\p{L}-]+)?\\s+(?:ini|kami)\\s+(?:adalah\\s+)?`, 'iu'),
    held: /(?:^|\s)(?:sebelum|dalam\s+(?:radius|waktu|\d+)|jika|kalau|bila|apabila|hanya|cuma|kecuali|minimal|minimum|maksimal|mulai|di\s+atas|di\s+bawah|saat|ketika|sampai|hingga|selama|asalkan|khusus|tetapi|tapi|namun|pre-?order)(?=\s|$)/iu,
    denied: /(?:^|\s)(?:tidak|bukan|tanpa|belum|jangan|bebas|anti|tak|kurang)(?=\s|$)/iu,
    starts: indonesianStarts,
    parting:
      /,?\s+(?:dan|serta)\s+(?=(?:bisa|dapat|tersedia|mudah|cocok|tidak|terbuat|dibuat|dijahit|diproses|dikirim|ada|punya|memiliki|kami|membuat|menjaga|tetap|muat|tahan)(?:\s|$))|,?\s+sehingga\s+|,\s+(?=(?:bisa|dapat|tersedia|mudah|cocok|terbuat|dibuat|tanpa|tidak|dijahit|dikirim)(?:\s|$))|;\s*|\s+[–—]\s*|\s+-\s+/giu,
    verb: /(?:^|\s)(?:adalah|ada|bisa|dapat|tersedia|terbuat|memiliki|punya|kami|kita|anda|dibuat|cocok|membuat|menjaga|tetap|dijahit|dikirim|dipanggang)(?=\s|$)/iu,
    beforeName:
      /^(?:terbuat\s+dari|dibuat\s+dari|tersedia\s+dalam|hadir\s+dalam|(?:ada|punya|memiliki|dilengkapi|berisi)(?=\s+(?:\d|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh)))\s+/iu,
    article: /^(?:sebuah|seorang|suatu)\s+/iu,
    afterName: /\s+(?:dari|dengan|untuk|yang|dalam|di)\s+/iu,
    place: null,
    purpose: null,
    openEnd: /\s(?:dan|atau|juga|untuk|yang|lebih|cocok|tahan|siap|di\p{L}{4,})$/iu,
    intensifier: /(?<=^|\s)(?:sangat|amat|benar-benar|begitu|sekali)(?:\s+|$)/giu,
    turned: null,
  },
  indonesianPhrasing,
)
