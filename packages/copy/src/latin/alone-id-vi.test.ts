import { describe, expect, it } from 'vitest'

import { piecesOf } from '../corpus/pieces.ts'
import { readers } from '../reading/languages.ts'
import { readSentences } from '../reading/segment.ts'

describe('a piece of a long Indonesian sentence', () => {
  it('is said where it names what it speaks of, and left out where it only goes on with what was done before', () => {
    const { said, torn } = piecesOf(
      'id',
      'Keripik tempe saya itu tempenya bikin sendiri, jadi dari kedelai direbus, diragi, dibungkus daun pisang, baru diiris tipis digoreng dua kali, rasanya ada tiga yaitu asli daun jeruk, pedas, sama bawang',
    )
    expect(said).toEqual([
      'Keripik tempe saya itu tempenya bikin sendiri',
      'Dari kedelai direbus, diragi, dibungkus daun pisang',
      'Rasanya ada tiga yaitu asli daun jeruk, pedas, sama bawang',
    ])
    expect(torn).toEqual(['Baru diiris tipis digoreng dua kali'])
  })

  it('is left out where it tells what happened once, and what comes of that is said without it', () => {
    const { said, torn } = piecesOf(
      'id',
      'Harganya dua ratus lima puluh ribu sekali jalan di dalam kota Bandung, soalnya banyak yang ngira saya ikut gotong kulkas sendirian sampai lantai tiga, ya mana kuat, jadi kalau mau ada yang angkat saya bawakan satu orang, barang pecah belah tolong dibungkus sendiri dari rumah',
    )
    expect(said).toEqual([
      'Harganya dua ratus lima puluh ribu sekali jalan di dalam kota Bandung',
      'Kalau mau ada yang angkat saya bawakan satu orang',
      'Barang pecah belah tolong dibungkus sendiri dari rumah',
    ])
    expect(torn).toHaveLength(1)
  })

  it('is left out where it begins with a particle of the word before it', () => {
    const { said } = piecesOf(
      'id',
      'Yang saya pegang itu mesin hitam model lama sama mesin portable rumahan, kalau mesin bordir komputer yang pakai layar mah saya nggak punya alatnya, takut malah tambah rusak nanti di tangan saya',
    )
    expect(said.join('\n')).not.toMatch(/^Mah /mu)
  })

  it('is left out with a limit that has no room', () => {
    const { said } = piecesOf(
      'id',
      'Ini pempek yang saya bikin dari jam 4 pagi dibantu adik ipar saya, ikannya tenggiri dari pasar Jakabaring, kadang kalau tenggiri tidak ada ya saya pakai gabus tapi saya kasih tahu dulu pembelinya, tidak saya diam-diamkan',
    )
    expect(said).not.toContain('Ikannya tenggiri dari pasar Jakabaring')
  })

  it('is left out where it tells of somebody who once asked, and not how that ended', () => {
    const { torn } = piecesOf(
      'id',
      'Pesannya paling sedikit dua puluh kotak dan harus dua hari sebelumnya, soalnya saya cuma berdua sama adik, pernah dulu ada yang telepon malam-malam minta lima puluh kotak buat besok pagi, ya terpaksa saya tolak walaupun tidak enak hati',
    )
    expect(torn).toContain('Pernah dulu ada yang telepon malam-malam minta lima puluh kotak buat besok pagi')
  })

  it('limits the exchange that it tells who pays for', () => {
    const [sentence] = readSentences(
      'Tukar ukuran boleh maks 3 hari setelah diterima, ongkir bolak-balik ditanggung pembeli.',
    ).sentences
    const [, postage] = sentence ? readers.id.read(sentence, []) : []
    expect(postage).toMatchObject({ refersBack: true, limits: true })
  })

  it('is one statement of a text without marks', () => {
    const { said, torn } = piecesOf(
      'id',
      'les renang anak umur 5 sampai 12 tahun di kolam Tirta Asri sebulan 400 ribu itu 8 kali pertemuan satu pelatih paling banyak pegang 4 anak jadwal selasa kamis jam 4 sore tiket kolam belum termasuk bayar sendiri 15 ribu kalau anaknya sakit boleh ganti hari asal kabari sebelum jam 12 siang',
    )
    expect(said).toEqual([
      'Les renang anak umur 5 sampai 12 tahun di kolam Tirta Asri',
      'Sebulan 400 ribu itu 8 kali pertemuan',
      'Satu pelatih paling banyak pegang 4 anak',
      'Jadwal selasa kamis jam 4 sore',
      'Tiket kolam belum termasuk bayar sendiri 15 ribu',
      'Kalau anaknya sakit boleh ganti hari asal kabari sebelum jam 12 siang',
    ])
    expect(torn).toEqual([])
  })

  it('ends with its day, and leaves out an answer without its question', () => {
    const { said } = piecesOf(
      'id',
      'keripik pisang kepok asli Lampung rasa coklat keju balado original 250 gram 18 ribu yang 500 gram 33 ribu digoreng tiap hari selasa sama jumat minyaknya ganti terus ga pake pengawet',
    )
    expect(said).toEqual([
      'Digoreng tiap hari selasa sama jumat',
      'Minyaknya ganti terus',
      'Ga pake pengawet',
    ])
    const { torn } = piecesOf(
      'id',
      'Saya bikin sangkar dari jati sama mahoni, catnya melamin tiga lapis, orang sering nanya bisa kirim ke luar Jawa, bisa tapi peti kayunya seratus ribu sendiri',
    )
    expect(torn).toContain('Bisa tapi peti kayunya seratus ribu sendiri')
  })

  it('ends before the next thing where each has its own “-nya”', () => {
    const { said } = piecesOf(
      'id',
      'botol 650 ml 150 ribu warnanya kadang gelap kadang agak terang tergantung musim bunganya madunya encer dan bisa keluar gas jadi tutup botol dibuka pelan pelan',
    )
    expect(said).toContain('Warnanya kadang gelap kadang agak terang tergantung musim bunganya')
  })
})

describe('a piece of a long Vietnamese sentence', () => {
  it('is one statement of a text without marks', () => {
    const { said, torn } = piecesOf(
      'vi',
      'Xưởng em đúc chậu xi măng trồng mai trồng bonsai đường kính từ 40 phân tới 1 mét 2 chậu 60 phân giá 220 ngàn chậu 1 mét thì 650 ngàn chậu nào cũng có lưới thép bên trong khoan sẵn 3 lỗ thoát nước đi tỉnh thì khách tự kêu xe em phụ bốc lên xe chậu nhựa chậu sứ bên em không bán',
    )
    expect(said).toEqual([
      'Xưởng em đúc chậu xi măng trồng mai trồng bonsai đường kính từ 40 phân tới 1 mét 2',
      'Chậu 60 phân giá 220 ngàn',
      'Chậu 1 mét thì 650 ngàn',
      'Chậu nào cũng có lưới thép bên trong khoan sẵn 3 lỗ thoát nước',
    ])
    expect(torn).toHaveLength(1)
  })

  it('keeps “not” with what is not done', () => {
    const { said, torn } = piecesOf(
      'vi',
      'ốc dì lựa từ chợ Bình Điền lúc 3 giờ sáng con nào chết dì bỏ nước chấm dì tự làm có rau răm gừng mở từ 4 giờ chiều tới 11 giờ khuya đi đông gọi dì giữ bàn hông có nhận ship',
    )
    expect(said.join('. ')).not.toMatch(/(?<!hông )có nhận ship/iu)
    expect(torn.join('. ')).toContain('hông có nhận ship')
  })

  it('keeps what a price is for, and where cars stand', () => {
    const { said } = piecesOf(
      'vi',
      'lớp nấu ăn gia đình cho cô dâu mới 8 buổi 2 triệu 4 mỗi buổi 2 món nguyên liệu cô lo hết sáng thứ ba thứ năm hoặc tối thứ bảy nghỉ buổi nào học bù buổi đó ở quận 3 có chỗ gửi xe không dạy làm bánh kem học thử một buổi 250 ngàn',
    )
    expect(said).toEqual(['Học thử một buổi 250 ngàn'])
  })

  it('ends before what holidays cost', () => {
    const { said } = piecesOf(
      'vi',
      'tiêm với truyền nước thì chị không làm ở nhà trực đêm từ 9 giờ tối tới 6 giờ sáng thì 500 ngàn một đêm ai cần thì gọi trước một ngày lễ tết chị tính thêm 30 phần trăm',
    )
    expect(said).toContain('Lễ tết chị tính thêm 30 phần trăm')
  })

  it('is said without the words that only announce it, and no story or filler is said', () => {
    const { said, torn } = piecesOf(
      'vi',
      'À còn cái này phải nói trước, mật tràm để lâu nó lên ga, mở nắp nghe cái bụp là chuyện bình thường chứ không phải hư, bà chị ngoài Đà Nẵng bữa trước gọi la tui bán đồ hư làm tui giải thích muốn chết, với lại con nít dưới một tuổi thì đừng cho uống nghe',
    )
    expect(said[0]).toMatch(/^Mật tràm để lâu/u)
    expect(torn.join(' ')).toContain('Bà chị ngoài Đà Nẵng')
  })

  it('leans on the price that tells what it comes with', () => {
    const [sentence] = readSentences(
      'Nhà có mười hai chiếc, xe số một trăm hai một ngày, xe ga một trăm rưỡi, kèm hai mũ bảo hiểm với áo mưa, giao xe ở bến xe hoặc khách sạn trung tâm không tính thêm',
    ).sentences
    const [, extras] = sentence ? readers.vi.read(sentence, []) : []
    expect(extras?.refersBack).toBe(true)
  })

  it('keeps the hours of the afternoon with those of the morning', () => {
    const [sentence] = readSentences(
      'Sáng tôi mở từ bảy rưỡi đến mười một giờ, chiều thì hai giờ đến sáu giờ, trưa tôi ngủ đừng gọi, còn quạt sửa xong mà ba tháng không ai đến lấy thì tôi cho bên đồng nát',
    ).sentences
    const [, afternoon] = sentence ? readers.vi.read(sentence, []) : []
    expect(afternoon?.refersBack).toBe(true)
  })

  it('is said without the word that only leads on to it', () => {
    const { said } = piecesOf(
      'vi',
      'Dao chặt xương nặng tám lạng thì ba trăm rưỡi, mà đặt là phải chờ chừng một tuần vì mỗi ngày tui với thằng con làm có được bốn cây, còn túi da thì tui không nhận',
    )
    expect(said).toContain('Đặt là phải chờ chừng một tuần vì mỗi ngày tui với thằng con làm có được bốn cây')
    expect(said).toContain('Túi da thì tui không nhận')
  })

  it('is left out where it is a story or its tail', () => {
    const { said, torn } = piecesOf(
      'vi',
      'Khiêng lầu thì mỗi lầu cộng năm chục, bữa hổm có cậu sinh viên nói lầu một mà tới nơi là lầu bốn, chú khiêng muốn đứt hơi mà cũng hổng nỡ tính thêm, nên giờ chú hỏi kỹ trước, xe chú chở được chừng năm trăm ký',
    )
    expect(said).toEqual(['Khiêng lầu thì mỗi lầu cộng năm chục', 'Xe chú chở được chừng năm trăm ký'])
    expect(torn).toHaveLength(3)
  })

  it('tells for whom and what for together', () => {
    const { said } = piecesOf(
      'vi',
      'Chú chạy ba gác máy ở Gò Vấp mười bốn năm nay rồi, ai dọn phòng trọ, chở tủ lạnh, máy giặt, xà bần gì cũng kêu chú được',
    )
    expect(said).toEqual([
      'Chú chạy ba gác máy ở Gò Vấp mười bốn năm nay rồi',
      'Ai dọn phòng trọ, chở tủ lạnh, máy giặt, xà bần gì cũng kêu chú được',
    ])
  })

  it('is known without the marks of its words', () => {
    const { said } = piecesOf(
      'vi',
      'minh nhan sua dien nuoc trong nha khu Thanh Xuan Ha Dong, tien cong tu 100k mot lan den, bao gia xong khach dong y moi lam, khong lam thi khong thu tien',
    )
    expect(said).toContain('Bao gia xong khach dong y moi lam, khong lam thi khong thu tien')
  })

  it('is left out where another thought begins in it, which its writer parted by no mark', () => {
    const { torn } = piecesOf(
      'vi',
      'gà ăn ngô với cám gạo hai tháng cuối giá 145 nghìn một cân không dùng cám công nghiệp thứ năm hàng tuần tôi có xe xuống Hà Nội không mất tiền sang bên kia cầu thì 30 nghìn',
    )
    expect(torn.join(' ')).toContain('thứ năm hàng tuần tôi có xe xuống Hà Nội')
  })

  it('keeps the list that it opens', () => {
    const { said } = piecesOf(
      'vi',
      'Chị em nhà mình mở tiệm ở tầng trệt nhà má, một suất sáu mươi phút một trăm hai gồm gội bồ kết nấu tay, massage cổ vai gáy với đắp mắt, suất chín mươi phút một trăm tám thêm ngâm chân gừng',
    )
    expect(said).toContain(
      'Một suất sáu mươi phút một trăm hai gồm gội bồ kết nấu tay, massage cổ vai gáy với đắp mắt',
    )
  })

  it('ends before a story', () => {
    const { said, torn } = piecesOf(
      'vi',
      'Quấn lại mô tơ thì một trăm tám, quạt Tàu dưới ba trăm thì mua cái mới cho rồi, bữa trước có cô cứ nằng nặc đòi quấn xong được hai tháng lại cháy cái mạch',
    )
    expect(said.join(' ')).toContain('thì mua cái mới cho rồi')
    expect(torn).toEqual(['Bữa trước có cô cứ nằng nặc đòi quấn xong được hai tháng lại cháy cái mạch'])
  })

  it('tells one matter', () => {
    const { said } = piecesOf(
      'vi',
      'Nhà nào muốn luyện thi khối V khối H thì em không nhận đâu ạ, còn học thử thì buổi đầu miễn phí, mà nghỉ ốm thì bù sang ca kia nếu ca kia còn chỗ',
    )
    expect(said).toContain('Học thử thì buổi đầu miễn phí')
    expect(said).toContain('Nghỉ ốm thì bù sang ca kia nếu ca kia còn chỗ')
  })

  it('leans on the price that it is another of', () => {
    const [sentence] = readSentences(
      'mình làm khóa khu Ba Đình Tây Hồ Cầu Giấy mở khóa nhà ban ngày 150 nghìn sau 10 giờ đêm là 250 nghìn mở khóa xe máy 100 nghìn',
    ).sentences
    const clauses = sentence ? readers.vi.read(sentence, []) : []
    const other = clauses.find(({ variants }) => variants[0] === 'Sau 10 giờ đêm là 250 nghìn')
    expect(other?.refersBack).toBe(true)
  })
})
