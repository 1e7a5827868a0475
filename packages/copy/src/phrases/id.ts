import { again, type PhraseBook, subject } from './book.ts'

/** Indonesian, friendly and plain. */
export const indonesianPhrases: PhraseBook = {
  look: {
    informative: ['Mari lihat lebih dekat', 'Lihat dekat'],
    trustworthy: ['Lihat apa adanya', 'Apa adanya'],
    casual: ['Yuk, lihat lebih dekat', 'Yuk, lihat'],
    professional: ['Mari lihat detailnya', 'Detailnya'],
    fun: ['Intip dulu, yuk', 'Yuk, intip'],
    popular: ['Lihat dulu, yuk', 'Lihat dulu'],
  },
  lookAgain: ['Lihat sedikit lagi', 'Lihat lagi'],
  pictures: ['Lihat lewat foto', 'Lewat foto'],
  slowly: ['Lihat pelan-pelan', 'Pelan-pelan'],
  introduce: ['Kenalan dulu, yuk', 'Kenalan, yuk'],
  asking: ['Anda juga begitu?', 'Anda juga?'],
  answer: ['Ini jawabannya'],
  cta: {
    informative: ['Cari tahu selengkapnya', 'Cari tahu'],
    trustworthy: ['Silakan lihat sendiri', 'Lihat sendiri'],
    casual: ['Yuk, lihat sekarang', 'Yuk, lihat'],
    professional: ['Pelajari selengkapnya', 'Pelajari'],
    fun: ['Yuk, kenalan sekarang', 'Yuk, kenalan'],
    popular: ['Lihat hari ini', 'Lihat hari ini'],
  },
  otherCta: [
    ['Lihat hari ini'],
    ['Silakan mampir melihat', 'Mari melihat'],
    ['Temukan di sini', 'Ada di sini'],
  ],
  ctaFor: {
    book: ['Silakan reservasi', 'Reservasi, yuk'],
    visit: ['Silakan mampir', 'Silakan mampir'],
    apply: ['Silakan daftar', 'Silakan daftar'],
    ask: ['Silakan tanya kami', 'Silakan tanya'],
  },
  offerCaption: ['Ini harganya'],
  freeCaption: ['Tidak perlu membayar', 'Tanpa bayar'],
  fresh: { thing: ['Baru saja hadir', 'Baru hadir'], serves: ['Ada kabar baru', 'Ada kabar baru'] },
  subjects: {
    benefit: subject(
      'Kelebihannya',
      'Ini yang Anda dapat',
      ['Apa kelebihannya?', 'Apa bagusnya?'],
      'Kelebihannya',
    ),
    use: subject(
      'Saatnya ini',
      'Untuk saat seperti ini',
      ['Cocok untuk kapan?', 'Untuk kapan?'],
      'Saat memakainya',
    ),
    material: subject('Bahannya', 'Ini bahannya', ['Terbuat dari apa?', 'Dari apa?'], 'Bahannya'),
    making: subject(
      'Cara dibuat',
      'Begini cara membuatnya',
      ['Bagaimana dibuatnya?', 'Dibuat gimana?'],
      'Cara dibuat',
    ),
    measure: subject('Angkanya', 'Angka yang bisa dicek', ['Apa kata angkanya?', 'Angkanya?'], 'Angkanya'),
    choice: subject(
      'Pilih sendiri',
      'Pilih yang Anda suka',
      ['Mau pilih yang mana?', 'Yang mana?'],
      'Pilihannya',
    ),
    care: subject(
      'Perawatannya',
      'Begini cara merawatnya',
      ['Bagaimana merawatnya?', 'Merawatnya?'],
      'Perawatannya',
    ),
    place: subject('Ada di sini', 'Temui kami di sini', ['Di mana tempatnya?', 'Di mana?'], 'Tempatnya'),
    service: subject('Perlu tahu', 'Yang perlu Anda tahu', ['Bagaimana caranya?', 'Caranya?'], 'Layanannya'),
    feature: subject('Ini juga', 'Ini juga perlu dilihat', ['Apa lagi?', 'Apa lagi?'], 'Hal lainnya'),
  },
  again: {
    benefit: again('Dan ini juga', 'Kelebihan lainnya'),
    use: again('Saat lainnya', 'Untuk saat lainnya'),
    material: again('Lihat isinya', 'Ini yang ada di dalamnya'),
    making: again('Prosesnya', 'Lihat prosesnya'),
    measure: again('Tepatnya', 'Disebut dengan tepat'),
    choice: again('Silakan pilih', 'Pilih dengan tenang'),
    care: again('Ingat ini', 'Baik untuk diingat'),
    place: again('Jalan ke sini', 'Jalan menuju kami'),
    service: again('Catatan lain', 'Ini juga perlu diketahui'),
    feature: again('Lalu ini', 'Lihat juga ini'),
  },
  topics: {
    colour: {
      kinds: ['choice'],
      words: subject(
        'Pilih warna',
        'Mana warna Anda?',
        ['Mau pilih warna apa?', 'Warna apa?'],
        'Pilih warna',
      ),
    },
    taste: {
      kinds: ['choice'],
      words: subject('Pilih rasa', 'Mana rasa Anda?', ['Mau pilih rasa apa?', 'Rasa apa?'], 'Pilih rasa'),
    },
    scent: {
      kinds: ['choice'],
      words: subject(
        'Pilih aroma',
        'Mana aroma Anda?',
        ['Mau pilih aroma apa?', 'Aroma apa?'],
        'Pilih aroma',
      ),
    },
    size: {
      kinds: ['choice', 'measure'],
      words: subject('Ukurannya', 'Cek ukurannya', ['Berapa ukurannya?', 'Ukuran apa?'], 'Ukurannya'),
    },
    wash: {
      kinds: ['care'],
      words: subject(
        'Cara mencuci',
        'Begini cara mencucinya',
        ['Bagaimana mencucinya?', 'Cara cucinya?'],
        'Cara mencuci',
      ),
    },
    delivery: {
      kinds: ['service'],
      words: subject(
        'Pengiriman',
        'Begini pengirimannya',
        ['Bagaimana pengirimannya?', 'Pengirimannya?'],
        'Pengiriman',
      ),
    },
    gift: {
      kinds: ['use'],
      words: subject(
        'Untuk hadiah',
        'Saat mencari hadiah',
        ['Sedang mencari hadiah?', 'Cari hadiah?'],
        'Untuk hadiah',
      ),
    },
    ingredient: {
      kinds: ['material'],
      words: subject('Isinya', 'Ini yang ada di dalamnya', ['Apa isinya?', 'Apa isinya?'], 'Isinya'),
    },
    usage: {
      kinds: ['care'],
      words: subject('Caranya', 'Begini caranya', ['Bagaimana caranya?', 'Caranya?'], 'Caranya'),
    },
    eating: {
      kinds: ['care'],
      words: subject(
        'Penyajiannya',
        'Begini menikmatinya',
        ['Bagaimana menikmatinya?', 'Disajikan?'],
        'Cara menikmati',
      ),
    },
    hours: {
      kinds: ['service', 'place', 'measure'],
      words: subject('Jam buka', 'Cek jam bukanya', ['Kapan buka?'], 'Jam buka'),
    },
  },
  wish: ({ about }) =>
    /^(?:besar|kecil|berat|panas)$/u.test(about)
      ? null
      : [`Mencari yang ${about}?`, `Cari ${about}?`, 'Cari ini?'],
  dislike: ({ about }) => [`Tidak suka yang ${about}?`, `Bukan ${about}?`, 'Cari ini?'],
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
  summaries: {
    benefit: 'Dibuka dengan kelebihannya',
    problem: 'Menanyakan yang dicari lalu menjawab',
    offer: 'Menyebut harga dahulu',
    scene: 'Dibuka dengan saat memakainya',
    detail: 'Melihat dari dekat',
    new: 'Dibuka dengan kabar baru',
    question: 'Bertanya lalu menjawab',
    proof: 'Dibuka dengan hal yang bisa dicek',
    making: 'Dibuka dengan cara dibuat',
    visit: 'Dibuka dengan tempatnya',
  },
  summaryOf: (angle, start, hasPrice) =>
    angle === 'offer' ? start : `${start}, ditutup dengan ${hasPrice ? 'harga' : 'nama'}`,
}
