/** Failures that have no words from the server, and the error pages. */
export const errors = {
  NETWORK_ERROR: '연결이 끊겼어요. 인터넷을 확인하고 다시 해 보세요.',
  TIMEOUT: '시간이 너무 오래 걸려서 멈췄어요.',
  UNREADABLE_ANSWER: '사이트가 새로 바뀐 것 같아요. 새로고침해 주세요.',
  unknown: '문제가 생겼어요. 잠시 뒤에 다시 해 보세요.',
  nothingLost: '저장된 것은 그대로 있어요.',
  supportId: '문의 번호 {{id}}',
  reload: '새로고침',
  awayTitle: '지금은 잠시 쓸 수 없어요',
  awayText: '저희 쪽에 문제가 생겼어요. 저장된 것은 그대로 있으니 잠시 뒤에 다시 해 보세요.',
  lostTitle: '이 페이지를 보여 드리지 못했어요',
  lostText: '지워졌거나, 불러오는 데 너무 오래 걸렸어요. 만든 영상과 상품은 그대로 있어요.',
  notFoundTitle: '여기에는 아무것도 없어요',
  notFoundText: '주소가 바뀌었거나 잘못 적혔을 수 있어요.',
  toStart: '처음으로 가기',
  toStore: '템플릿 둘러보기',
  toVideos: '내 영상으로 가기',
}
