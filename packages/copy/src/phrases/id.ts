import { indonesianLexicon } from '../lexicon/id.ts'
import { type PhraseBook, subject } from './book.ts'

/** Indonesian, friendly and plain. */
export const indonesianPhrases: PhraseBook = {
  look: {
    informative: ['Mari kita lihat'],
    trustworthy: ['Lihat satu per satu'],
    casual: ['Yuk, kita lihat'],
    professional: ['Mari kita simak'],
    fun: ['Intip dulu, yuk'],
    popular: ['Lihat dulu, yuk'],
  },
  pictures: ['Lihat lewat foto'],
  slowly: ['Lihat pelan-pelan'],
  calls: {
    thing: {
      tone: {
        informative: ['Cari tahu lebih lanjut', 'Cari tahu'],
        trustworthy: ['Silakan lihat sendiri', 'Lihat sendiri'],
        casual: ['Yuk, pesan sekarang'],
        professional: ['Pelajari lebih lanjut', 'Pelajari'],
        fun: ['Yuk, cobain'],
        popular: ['Pesan hari ini'],
      },
      more: [
        ['Pesan hari ini'],
        ['Simpan dulu, ya'],
        ['Tanya dulu, yuk'],
        ['Kasih tahu teman, ya'],
        ['Yuk, pesan sekarang'],
      ],
    },
    serves: {
      tone: {
        informative: ['Tanya detailnya, ya'],
        trustworthy: ['Silakan tanya kami'],
        casual: ['Yuk, hubungi kami'],
        professional: ['Silakan hubungi kami'],
        fun: ['Chat dulu, yuk'],
        popular: ['Hubungi kami hari ini'],
      },
      more: [
        ['Tanya dulu, yuk'],
        ['Simpan dulu, ya'],
        ['Kasih tahu teman, ya'],
        ['Hubungi kami hari ini'],
        ['Yuk, hubungi kami'],
      ],
    },
  },
  ctaFor: {
    call: ['Telepon kami dulu'],
    book: ['Silakan reservasi'],
    visit: ['Silakan mampir'],
    apply: ['Silakan daftar'],
    ask: ['Silakan tanya kami'],
    send: ['Kirim saja fotonya'],
    try: ['Silakan coba dulu'],
    order: ['Silakan pesan'],
  },
  offerCta: ['Yuk, order sekarang'],
  spare: {
    wonder: ['Seperti apa {name}?'],
    seek: { thing: ['Cari {name}?'], serves: ['Cari {name}?'] },
  },
  howMuch: { thing: ['Berapa harganya?'], serves: ['Berapa biayanya?'] },
  asks: () => null,
  freeCaption: ['Tidak perlu membayar'],
  fresh: { thing: ['{name} baru'], serves: ['Kabar baru {name}', 'Baru: {name}'] },
  subjects: {
    benefit: subject('Kelebihannya'),
    use: subject('Untuk saat ini'),
    material: subject('Bahannya', ['Apa bahan {name}?', '{name}, apa bahannya?']),
    making: subject('Cara dibuat'),
    measure: subject('Dalam angka'),
    choice: subject('Pilih sendiri', ['{name}, pilih mana?']),
    care: subject('Perawatannya'),
    place: subject('Ada di sini'),
    service: subject('Catatan'),
    feature: subject('Ini juga'),
  },
  topics: {
    colour: { kinds: ['choice'], words: subject('Pilih warna', ['{name}, warna apa?']) },
    taste: { kinds: ['choice'], words: subject('Pilih rasa', ['{name}, rasa apa?']) },
    scent: { kinds: ['choice'], words: subject('Pilih aroma', ['{name}, aroma apa?']) },
    size: {
      kinds: ['choice', 'measure'],
      words: subject('Ukurannya', ['{name}, berapa ukurannya?', '{name}, ukurannya?']),
    },
    wash: { kinds: ['care'], words: subject('Cara mencuci', ['{name}, cara mencuci?']) },
    storage: { kinds: ['care'], words: subject('Cara simpan', ['{name}, cara simpan?']) },
    delivery: { kinds: ['service'], words: subject('Pengiriman', ['{name}, dikirim?']) },
    gift: { kinds: ['use'], words: subject('Untuk hadiah', ['Sedang cari hadiah?', 'Cari hadiah?']) },
    ingredient: { kinds: ['material'], words: subject('Isinya', ['Apa isi {name}?', '{name}, apa isinya?']) },
    usage: { kinds: ['care'], words: subject('Cara pakai', ['{name}, cara pakai?']) },
    eating: { kinds: ['care'], words: subject('Penyajiannya', ['{name}, disajikan?']) },
    hours: { kinds: ['service', 'place', 'measure'], words: subject('Jam buka', ['{name}, kapan buka?']) },
  },
  wish: ({ about }) =>
    /^(?:besar|kecil|panas|pahit)$/u.test(about) || indonesianLexicon.unwanted.test(about)
      ? null
      : [`Mencari yang ${about}?`, `Cari yang ${about}?`],
  dislike: ({ about }) => [`Tidak suka yang ${about}?`, `Bukan yang ${about}?`],
  titles: {
    benefit: 'Kelebihannya',
    problem: 'Yang dicari',
    offer: 'Harganya',
    scene: 'Saat memakainya',
    detail: 'Lihat dekat',
    new: 'Kabar baru',
    question: 'Tanya jawab',
    proof: 'Lewat angka',
    making: 'Cara dibuat',
    visit: 'Jalan ke sini',
  },
  sceneTitle: { consumed: 'Saat menikmatinya', serves: 'Saat mencarinya' },
  factTitle: 'Fakta saja',
}
