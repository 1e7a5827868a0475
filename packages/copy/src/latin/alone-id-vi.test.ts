import { describe, expect, it } from 'vitest'

import { readers } from '../reading/languages.ts'
import { readSentences } from '../reading/segment.ts'

/** The pieces of a text that are said, and those that are left out. */
function piecesOf(lang: 'id' | 'vi', text: string): { said: string[]; torn: string[] } {
  const clauses = readSentences(text).sentences.flatMap((sentence) => readers[lang].read(sentence, []))
  const lines = (isTorn: boolean): string[] =>
    clauses.filter((clause) => (clause.isTorn ?? false) === isTorn).map(({ variants }) => variants[0] ?? '')
  return { said: lines(false), torn: lines(true) }
}

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

  it('is left out with a limit that has no room', () => {
    const { said } = piecesOf(
      'id',
      'Ini pempek yang saya bikin dari jam 4 pagi dibantu adik ipar saya, ikannya tenggiri dari pasar Jakabaring, kadang kalau tenggiri tidak ada ya saya pakai gabus tapi saya kasih tahu dulu pembelinya, tidak saya diam-diamkan',
    )
    expect(said).not.toContain('Ikannya tenggiri dari pasar Jakabaring')
  })
})

describe('a piece of a long Vietnamese sentence', () => {
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
