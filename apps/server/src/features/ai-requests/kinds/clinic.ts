/** Names of medical institutions; animals' clinics and hairdressers' “clinics” are none. */
const institutions =
  /(?<!동물\s?)병원|(?<!국회|시|구|군|도|동물\s?)의원(?!님)|치과|한의원|성형외과|피부과|안과(?!의|를|\s?밖)|정형외과|산부인과|비뇨기과|(?<!헤어\s?|두피\s?|모발\s?|동물\s?|펫\s?|구두\s?|수선\s?|골프\s?)클리닉(?!\s?(?:샴푸|트리트먼트|에센스|앰플|크림))|(?<!(?:\bhair|\bscalp|\bpet|\banimal|\bskate|\bgolf)\s)\b(?:clinic|hospital|dentist|dental (?:clinic|care|practice)|dermatology|plastic surgery)\b(?!\s(?:shampoo|treatment cream))|\b(?:klinik|rumah sakit|dokter gigi)\b|(?<!\p{L})(?:phòng khám|bệnh viện|nha khoa|thẩm mỹ viện)(?!\p{L})/iu

/** Treatments that only medical institutions give. */
const treatments =
  /임플란트|보톡스|라식|라섹|스케일링|치아\s?교정|필러\s?시술|레이저\s?시술|도수\s?치료|진료\s?(?:과목|예약|시간)|\b(?:dental implants?|botox|lasik|dermal fillers?|root canal)\b|\b(?:implan gigi|behel gigi)\b|(?<!\p{L})(?:cấy ghép răng|niềng răng|tiêm filler)(?!\p{L})/iu

/** Whether these words are of a medical institution, which the law lets show no patients' reviews. */
export function isClinic({ name, info }: { name: string; info: string }): boolean {
  return institutions.test(name) || treatments.test(`${name}\n${info}`)
}
