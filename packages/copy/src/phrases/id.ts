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
  calls: {
    thing: {
      informative: [
        ['Cari tahu lebih lanjut', 'Cari tahu'],
        ['Lihat detailnya'],
        ['Simpan untuk nanti'],
        ['Tanya detailnya'],
      ],
      trustworthy: [
        ['Silakan tanya dulu'],
        ['Silakan hubungi kami'],
        ['Silakan chat kami'],
        ['Silakan lihat dulu'],
      ],
      casual: [['Yuk, pesan sekarang'], ['Chat kami, ya'], ['Kasih tahu teman, ya'], ['Simpan dulu, ya']],
      professional: [
        ['Hubungi kami'],
        ['Hubungi kami untuk info', 'Hubungi untuk info'],
        ['Hubungi kami kapan saja', 'Hubungi kapan saja'],
        ['Hubungi lewat chat'],
      ],
      fun: [['Cobain, yuk'], ['Chat dulu, yuk'], ['Tag temanmu, yuk'], ['Simpan dulu, yuk']],
      popular: [['Pesan hari ini'], ['Order sekarang'], ['Chat sekarang'], ['Simpan video ini']],
    },
    serves: {
      informative: [
        ['Tanya detailnya'],
        ['Cari tahu lebih lanjut', 'Cari tahu'],
        ['Simpan untuk nanti'],
        ['Lihat detailnya'],
      ],
      trustworthy: [
        ['Silakan hubungi kami'],
        ['Silakan tanya dulu'],
        ['Silakan chat kami'],
        ['Silakan lihat dulu'],
      ],
      casual: [['Chat kami, ya'], ['Kabari kami, ya'], ['Kasih tahu teman, ya'], ['Simpan dulu, ya']],
      professional: [
        ['Hubungi kami'],
        ['Hubungi kami untuk info', 'Hubungi untuk info'],
        ['Hubungi kami kapan saja', 'Hubungi kapan saja'],
        ['Hubungi lewat chat'],
      ],
      fun: [['Chat dulu, yuk'], ['Tanya dulu, yuk'], ['Tag temanmu, yuk'], ['Simpan dulu, yuk']],
      popular: [
        ['Hubungi kami hari ini', 'Hubungi hari ini'],
        ['Chat sekarang'],
        ['Hubungi sekarang'],
        ['Simpan video ini'],
      ],
    },
  },
  ctaFor: {
    call: ['Telepon kami'],
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
