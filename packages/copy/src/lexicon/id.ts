import type { Lexicon } from './lexicon.ts'

/** Words by which Indonesian sentences are sorted. */
export const indonesianLexicon: Lexicon = {
  spelled: new Map([
    ['utk', 'untuk'],
    ['kalo', 'kalau'],
    ['jd', 'jadi'],
    ['yg', 'yang'],
    ['dgn', 'dengan'],
    ['thn', 'tahun'],
    ['bln', 'bulan'],
    ['tdk', 'tidak'],
    ['krn', 'karena'],
    ['jg', 'juga'],
    ['sdh', 'sudah'],
    ['blm', 'belum'],
    ['org', 'orang'],
    ['klo', 'kalau'],
    ['sblm', 'sebelum'],
    ['stlh', 'setelah'],
    ['dlm', 'dalam'],
    ['jgn', 'jangan'],
    ['tgl', 'tanggal'],
    ['bgt', 'banget'],
    ['spt', 'seperti'],
    ['skrg', 'sekarang'],
    ['tp', 'tapi'],
    ['dtg', 'datang'],
    ['sy', 'saya'],
    ['sm', 'sama'],
    ['mnt', 'menit'],
    ['dr', 'dari'],
    ['bs', 'bisa'],
    ['hrs', 'harus'],
    ['pd', 'pada'],
    ['kmrn', 'kemarin'],
    ['bsk', 'besok'],
    ['lgsg', 'langsung'],
    ['lsg', 'langsung'],
    ['brg', 'barang'],
    ['hrg', 'harga'],
    ['dpt', 'dapat'],
    ['msh', 'masih'],
    ['bnyk', 'banyak'],
    ['byk', 'banyak'],
    ['trs', 'terus'],
    ['dlu', 'dulu'],
    ['ttp', 'tetap'],
    ['bgs', 'bagus'],
    ['bbrp', 'beberapa'],
    ['hbs', 'habis'],
  ]),
  kinds: [
    [
      'service',
      /\b(?:kirim|dikirim|pengiriman|antar|diantar|ongkir|garansi|retur|tukar|kemasan|dibungkus|bungkus|pesanan khusus|custom|konsultasi|pasang|dipasang|reservasi|jemput)\b/iu,
    ],
    ['care', /\b(?:cuci|dicuci|rawat|perawatan|simpan|disimpan|kulkas|siram|disiram|lap|setrika)\b/iu],
    ['place', /\b(?:stasiun|jalan|jl|parkir|lantai|toko kami|buka (?:setiap|dari|pukul)|dekat|seberang)\b/iu],
    ['choice', /\b(?:warna|rasa|ukuran|pilihan (?:warna|rasa|motif)|pilih|varian|motif|jenis)\b/iu],
    [
      'making',
      /\b(?:buatan tangan|handmade|dirajut|dijahit|dipanggang|disangrai|difermentasi|dibuat|diolah|diproses|setiap pagi|tangan|dianyam|diseduh|ditanam|dipetik)\b/iu,
    ],
    [
      'material',
      /\b(?:wol|katun|linen|sutra|kulit (?:sapi|asli)|kayu|jati|bambu|rotan|baja|kaca|keramik|lilin|minyak|susu|madu|tepung|organik|alami|bahan|kain|kedelai|kopi|cokelat|kelapa)\b/iu,
    ],
    [
      'measure',
      /\d\s?(?:%|persen|g|gr|gram|kg|ml|l|liter|cm|mm|m|jam|menit|hari|bulan|tahun|watt|lembar|pcs|buah)\b|\d%/iu,
    ],
    [
      'use',
      /\b(?:musim|hujan|dingin|panas|pagi|malam|akhir pekan|liburan|kemah|kerja|kantor|dapur|kamar|kado|hadiah|ulang tahun|pesta|anak|bayi|sehari-hari|harian|cocok|pemula|keluarga|bekal)\b/iu,
    ],
    [
      'benefit',
      /\b(?:hangat|ringan|lembut|nyaman|kuat|awet|tahan|renyah|gurih|segar|wangi|menjaga|melindungi|membantu|mudah|cepat|tidak|tanpa|sejuk|empuk)\b/iu,
    ],
  ],
  topics: [
    ['wash', /\b(?:cuci|dicuci)\b/iu],
    ['storage', /\b(?:simpan|disimpan|kulkas)\b/iu],
    ['delivery', /\b(?:kirim|dikirim|pengiriman|antar|diantar|ongkir)\b/iu],
    ['hours', /\bbuka\b/iu],
    ['gift', /\b(?:kado|hadiah)\b/iu],
    ['colour', /\bwarna\b/iu],
    ['scent', /\b(?:aroma|wangi)\b/iu],
    ['taste', /\brasa\b/iu],
    ['size', /\b(?:ukuran|\d+\s?(?:cm|mm))\b/iu],
  ],
  label: /\b(?:pengiriman|garansi|parkir|reservasi|perawatan|kemasan|ongkir|konsultasi)\b/iu,
  noReason:
    /^(?:deskripsi|spesifikasi|keterangan|detail|catatan)(?: produk| barang)?\W*$|\b(?:halo|terima kasih|hubungi|klik|tautan|(?:stok|sudah|lagi|sedang) habis|habis terjual|stok kosong|peringatan|ikuti|selamat datang|beli sekarang)\b/iu,
  request:
    /\b(?:mohon|tolong|maaf|jangan(?! (?:lupa|khawatir|takut|ragu|h?ilang|sampai (?:h?ilang|kehabisan)))|catatan)\b/iu,
  caution:
    /\b(?:tidak|bukan) (?:untuk|tahan|anti|termasuk|disarankan|cocok|boleh|bisa (?:dicuci|dikembalikan|ditukar|dipakai)|dapat (?:dicuci|dikembalikan|ditukar|dipakai))\b|\bjauhkan\b|\bhindari\b|\bhati-hati\b|\bdilarang\b|\b(?:bisa|dapat) (?:luntur|menyusut|pecah)\b/iu,
  wanted:
    /^(?:hangat|ringan|lembut|nyaman|kuat|awet|empuk|renyah|gurih|segar|wangi|harum|tahan lama|sejuk|halus|praktis|mudah|higienis|alami|luas|bersih|aman|sehat|enak|lezat|elegan|cantik|murni|kokoh|fleksibel|lentur|rapi|adem|tahan air|anti air|mewah|sabar|teliti|ramah|cepat|tenang|terang|hemat)$/iu,
  unwanted: /^(?:berat|kasar|licin|lengket|amis|kaku)$/iu,
  denies: /\b(?:tidak|bukan|tanpa|belum|jangan|kurang|tak)\b/iu,
  compared: /\b(?:daripada|dibanding(?:kan)?)\s[^,.;]+/giu,
  fresh:
    /\b(?:terbaru|baru (?:hadir|rilis|datang|diluncurkan|dibuka)|(?:produk|menu|koleksi|rasa|warna|model) baru|diluncurkan)\b/iu,
  intents: [
    [
      'send',
      /^(?![\s\S]*\b(?:pecah|rusak|cacat|retak)\b)[\s\S]*(?<!\b(?:kami|saya|kita|aku|sy|akan|admin) )\bkirim(?:kan)? (?:saja )?foto/iu,
    ],
    ['try', /\b(?:dicoba|coba dulu)\b/iu],
    ['call', /\b(?:telepon|telpon|hubungi) (?:kami )?dulu\b/iu],
    ['book', /\b(?:reservasi|booking|janji temu)\b/iu],
    [
      'visit',
      /^(?![\s\S]*\b(?:datang ke (?:rumah|lokasi)|ke rumah (?:anda|kamu|kakak|pelanggan)|panggilan)\b)[\s\S]*\b(?:mampir|kunjungi|toko kami di|stasiun|parkir(?= (?:luas|gratis|di|mobil|motor|ada|aman|bebas)\b)|(?:tempat|ada) parkir)\b/iu,
    ],
    ['apply', /\b(?:daftar(?! (?:harga|sewa|menu|produk|barang|layanan|isi|ukuran|varian))|pendaftaran)\b/iu],
    ['ask', /\b(?:konsultasi|tanya)\b/iu],
  ],
  declines: [
    {
      said: /^(?![\s\S]*\b(?:pesan(?:an)?|order)\b)[\s\S]*\b(?:tidak|belum|ga|gak|nggak) (?:melayani |bisa |terima |ada )?(?:kirim|pengiriman|antar|delivery)\b/iu,
      call: /[Pp]esan (?:sekarang|hari)/u,
    },
  ],
  serves:
    /\b(?:jasa|layanan|kelas|kursus|les|studio|kafe|restoran|warung|salon|bersih-bersih|servis|sewa|klinik|bengkel|laundry|fotografi|cuci|panggilan|sol sepatu|rental|pangkas|potong rambut|pijat|penginapan|homestay|privat|tukang|service|gym|fitnes|fitness|yoga|senam|ganti|grooming|nail art|tambal ban|cukur|barbershop|jahit|tur|wisata|reparasi|sedot|urus|bimbel|terapi|bekam|khitan|rias|sulam|bordir komputer|permak|vermak|katering harian|guru|titip|penitipan|ekspedisi|pindahan|angkut|poles|kunci|ahli|kost?|kontrakan|instalasi|pasang|potong kuku|undangan digital|desain)\b/iu,
  attends: /\b(?:menginap|reservasi|booking|janji temu|per sesi|kelas|teknisi|check-?in)\b/iu,
  consumed:
    /\b(?:roti|kue|teh|kopi|jus|selai|madu|buah|daging|ikan|saus|sambal|minyak|keju|susu|cokelat|sabun|krim|losion|serum|sampo|parfum|beras|mi|makan|minum|kulit wajah|keripik|tempe|tahu|camilan)\b/iu,
}
