/** What the browser's tab says of each page; the product's name follows. */
export const titles = {
  landing: '사진만 놓으면 영상이 나와요',
  signIn: '로그인',
  error: '문제가 생겼어요',
  notFound: '페이지를 찾을 수 없어요',
  gallery: 'Gallery',
  store: '템플릿',
  template: '템플릿',
  products: '상품',
  productNew: '상품 등록',
  product: '상품',
  chooseTemplate: '템플릿 고르기',
  aiError: 'AI가 멈췄어요',
  projects: '내 영상',
  projectsDone: '완성한 영상',
  projectDone: '완성한 영상',
  editor: '영상 편집',
}
