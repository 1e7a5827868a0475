/** Pages of events, and where partners' visitors arrive. */
export const siteEvents = {
  index: '이벤트',
  indexLead: '지금 진행 중인 이벤트예요.',
  none: '지금은 진행 중인 이벤트가 없어요',
  noneText: '새 이벤트가 열리면 여기에 알려 드릴게요.',
  toStore: '템플릿 둘러보기',
  until: '{{from}}부터 {{until}}까지',
  from: '{{from}}부터',
  arriving: '혜택을 확인하고 있어요',
  unknown: '이 주소로는 혜택을 찾을 수 없어요',
  unknownText: '제휴사에서 받은 링크를 그대로 열어 주세요. 링크가 맞다면 제휴사에 다시 확인해 주세요.',
  toStart: '처음으로',
}
