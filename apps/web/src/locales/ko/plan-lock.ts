/** What a plan does not allow, and the ways on. */
export const planLock = {
  badge: '잠김',
  seePlans: '요금제 보기',
  product: '최근에 등록한 상품 {{count}}개까지 쓸 수 있는 요금제예요',
  productMeans:
    '이 상품은 잠겨 있어서 고치거나 새 영상을 만들 수 없어요. 만든 영상은 그대로예요. 더 최근 상품을 지우면 차례로 열려요.',
  productsTidy: '상품 정리하기',
  productsLeft: '상품을 {{count}}개 더 등록할 수 있어요 (최대 {{most}}개).',
  productsFull: '지금 요금제에서 등록할 수 있는 상품 {{count}}개를 모두 채웠어요',
  productsFullNote: '더 등록하려면 안 쓰는 상품을 지우거나 요금제를 올려 주세요.',
  productsOver: '상품 {{count}}개가 잠겨 있어요',
  productsOverNote:
    '지금 요금제에서는 최근에 등록한 상품 {{count}}개까지 쓸 수 있어요. 지워진 것은 없고, 상품을 지우면 다음 상품이 열려요.',
  place: '최근에 등록한 매장 {{count}}곳까지 쓸 수 있는 요금제예요',
  placeMeans:
    '이 매장은 잠겨 있어서 고치거나 다시 불러오거나 새 영상을 만들 수 없어요. 만든 영상은 그대로예요. 더 최근 매장을 지우면 차례로 열려요.',
  placesTidy: '매장 정리하기',
  placesLeft: '매장을 {{count}}곳 더 등록할 수 있어요 (최대 {{most}}곳).',
  placesFull: '지금 요금제에서 등록할 수 있는 매장 {{count}}곳을 모두 채웠어요',
  placesFullNote: '더 등록하려면 안 쓰는 매장을 지우거나 요금제를 올려 주세요.',
  placesOver: '매장 {{count}}곳이 잠겨 있어요',
  placesOverNote:
    '지금 요금제에서는 최근에 등록한 매장 {{count}}곳까지 쓸 수 있어요. 지워진 것은 없고, 매장을 지우면 다음 매장이 열려요.',
  storage: '저장 공간이 가득 찼어요',
  storageNote:
    '올린 파일은 지우지 않지만 새 파일은 올릴 수 없어요. 안 쓰는 파일을 지우거나 요금제를 올려 주세요.',
  commercial: '무료 요금제의 영상은 상업적으로 쓸 수 없어요',
  commercialNote: '가게를 알리고 파는 데 쓰려면 유료 요금제로 바꿔 주세요.',
  custom: '우리 회사 전용 템플릿은 엔터프라이즈 요금제에서 쓸 수 있어요',
  customNote: '만들어 둔 영상은 그대로예요.',
  locksOn: '{{plan}} 요금제에서 달라지는 것:',
  locksProducts: '상품 {{count}}개가 잠깁니다.',
  locksPlaces: '매장 {{count}}곳이 잠깁니다.',
  locksStorage: '파일이 저장 공간보다 {{size}} 많아 새 파일을 올릴 수 없습니다.',
  locksKept: '지워지는 것은 없습니다.',
}
