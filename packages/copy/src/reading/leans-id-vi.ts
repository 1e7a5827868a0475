/** Parts of Indonesian and Vietnamese sentences that say nothing without the part before them. */
const leanParts = [
  // “(làm hai lần cách nhau 2 tuần,) lần hai tính nửa giá”, “(kami kirim dulu untuk dicek,) baru dikerjakan setelah disetujui”
  /^lần (?:hai|thứ hai|sau|tiếp)(?!\p{L})|^baru di\p{L}+ (?:setelah|sesudah|kalau|begitu)(?!\p{L})/iu,
  // “(Bocor karena sambungan saya tanggung 1 tahun,) kalau karena nabrak karang bayar bahan saja”, “(urusan izin saya yang urus dan) biasanya makan waktu 3 minggu”
  /^kalau karena(?!\p{L})|^biasanya (?:makan waktu|selesai|jadi|sekitar|\d)/iu,
  // “(đủ 8 khách mới chạy,) không đủ thì …”, “(trẻ em tính nửa giá,) dưới 1m thì miễn phí”, “(Nhận giày tại tiệm,) 3 ngày sau lấy”
  /^không đủ (?:\p{L}+ )?thì(?!\p{L})|^(?:dưới|trên) \d\S* (?:\p{L}+ )?thì(?!\p{L})|^\d+ (?:ngày|giờ|tiếng|tuần|tháng) sau (?:lấy|nhận|trả|có)(?!\p{L})/iu,
  // “(… hậu với đáy hộc là gỗ xoan cho nhẹ,) tôi nói trước để khách khỏi thắc mắc”, “(thêm 30 ngàn một cái,) gửi chữ trước cho tôi duyệt”
  /^(?:tôi|em|mình|tui|shop|bên em) (?:xin )?nói trước(?!\p{L})|^gửi (?:\p{L}+ ){1,2}(?:trước )?cho (?:tôi|em|mình|tui|shop)(?!\p{L})/iu,
  // “LCD yang dipakai kualitas OEM, bukan original, saya bilang dari awal …”
  /^(?:saya|kami) (?:selalu )?bilang(?!\p{L})/iu,
  // “…, kalau di kulkas bisa 2 bulan”, “…, kalau habis kami belikan”: of what, the part before names.
  /^kalau (?:di \p{L}+|habis|kosong|lebih|kurang|lewat|rusak|pecah|cacat) (?:kami|saya|bisa|tahan|cuma|jadi|maka)(?!\p{L})/iu,
  // “…, jarumnya patah terus”, “…, pagarnya hijau”: of what the part before names; “rasanya manis” is of what is sold.
  /^(?!(?:biasa|akhir|pokok|sebelum|kira|khusus|misal|untung|seharus|sebaik|umum|resmi|harga|biaya|bahan|rasa|isi|ukuran|warna|tekstur|aroma|bentuk|hasil|tempat|lokasi|alamat|proses|pesan|kirim|buka)ny[ae])\p{L}{3,}(?<!ta)ny[ae](?! \p{L}+ sendiri)(?=\s)/iu,
  // “…, saya masih di situ”, “…, bocah sekolah jam segitu gue suruh balik”
  /(?:^|\s)(?:(?:di|ke|dari) (?:situ|sana)|segitu)(?=[\s,]|$)/iu,
  // “…, boleh juga cuma dikirim videonya”
  /^(?:boleh|bisa) juga(?!\p{L})/iu,
  // “…, sekarang pohonnya sudah ditebang”
  /^(?:sekarang(?! \d)|takut|soalnya|makanya|sebab)(?!\p{L})/iu,
  // “…, mà hết cái nào là hết hẳn”, “…, tức là năm 82”, “…, chủ yếu Lê Chân với Ngô Quyền”
  /^(?:mà|tức là|cho nên|thành ra|nên là|chủ yếu|thế là|vậy là)(?!\p{L})/iu,
  // “thay pin … năm phút là xong, nhiều cô cứ tưởng phải để lại”
  /^(?:nhiều|có|mấy) (?:cô|người|khách|bà|chị|bạn|mẹ|anh|em|bác)(?: \p{L}+)? (?:cứ|hay|lại|hỏi|tưởng|khen|chê)(?!\p{L})/iu,
  // “kính 5 ly 180 nghìn, 8 ly 260”, “setiap 5 meter 40rb, 10 meter 70”: of what the part before names.
  /^\d[\d.,]* ?(?:ly|li|kg|kí|ký|kilo|lít|liter|cm|m|meter|tấc|inch|gr|gram|ml|lạng|ons)\d? \d/iu,
  // “ai yếu thì cỡ 5 buổi, ai chạy được rồi thì 2 buổi”
  /^ai (?:\p{L}+ ){1,4}thì (?:cỡ )?\d+ \p{L}+$/iu,
  // “Sarapannya nasi goreng …, sudah termasuk harga kamar”, “warnanya kalem, tidak bisa ngejreng seperti batik pabrik”: of what the part before names.
  /^s?udah termasuk (?:harga|biaya|paket|tarif)(?!\p{L})|^(?:tidak|nggak|gak|ga) bisa \p{L}+ (?:seperti|kayak)(?!\p{L})/iu,
  // “Ikannya tenggiri, kalau lagi kosong …”, “ada juga yang dibakar, yang bakar itu lebih awet”, “Kripik tempe tipis, karena tempenya …”
  /^kalau (?:lagi|sedang|pas) (?:kosong|habis)(?!\p{L})|^yang \p{L}+ itu(?!\p{L})|^karena \p{L}+nya(?!\p{L})/iu,
  // “Tas yang dianyam ibu-ibu …, ada 14 orang penganyam”, “… banyak orang kira sudah rongsok”, “…, mau milih sendiri juga silakan”
  /^ada \d+ orang(?!\p{L})|^banyak (?:orang|yang) (?:kira|bilang|mengira|pikir)(?!\p{L})|^mau \p{L}+ sendiri(?!\p{L})/iu,
  // “…, eh tetangga pada minta, ya sudah diteruskan”, “…, nah sejak itu kami bikin sendiri”, “…, apalagi kalau motif …”
  /^(?:eh|ya sudah|sejak itu|apalagi|kebanyakan \p{L}+nya)(?!\p{L})/iu,
  // “…, diantar dan digelar lagi”, “…, tidak harus cetak baru”
  /^di\p{L}+ (?:dan di\p{L}+ )?lagi(?!\p{L})|^tidak (?:harus|perlu|usah) \p{L}+(?: \p{L}+)?$/iu,
  // “thịt lấy ở lò lúc 4 giờ sáng, xay xong gói ngay”
  /^(?:xay|làm|nấu|nướng|vớt|hái|cắt) xong (?:là )?\p{L}+(?!\p{L})/iu,
  // “Tôi dạy tiểu học 31 năm, giờ nghỉ rồi mở lớp …”: who.
  /^giờ \p{L}+ (?:rồi|hưu)(?!\p{L})/iu,
  // “…, bỏ tủ lạnh tí là cứng lại”: what is put there.
  /^(?:bỏ|cho|đem|mang|hấp|chiên|ngâm|hâm) (?:\p{L}+ ){1,5}là(?!\p{L})/iu,
]

/** Whether a part of a sentence is told only directly after the part before it. */
export function partLeans(text: string): boolean {
  return leanParts.some((words) => words.test(text))
}

/** What one has to buy for all that the sentence says: “Mua trên 50 cây tui bớt 5 ngàn mỗi cây, chở ghe … khỏi tính tiền”, “Mua về chạy 1 tháng …, còn bơm vá thì miễn phí”. */
export const fromSoMany =
  /^mua về\s|^(?:mua|lấy|đặt|beli|pesan|ambil|sewa|order)\s(?:từ|trên|đủ|di atas|lebih dari|mulai|minimal)\s\d/iu
