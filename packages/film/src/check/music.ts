import { ownMusicId } from '../project.ts'
import type { CheckFacts } from './facts.ts'
import { type Finding, finding } from './finding.ts'

/** Music this quiet is not heard. */
const SILENT_UNTIL = 0.02

/** What there is to see to in the music under the video. How loud all of it is, is seen to when it is mixed. */
export function findInMusic({ content, isMusicMissing, isMusicLimited }: CheckFacts): Finding[] {
  const { bgm, bgmUrl } = content
  const isChosen = bgm.trackId !== null || ownMusicId(bgmUrl) !== null
  return [
    ...(isMusicMissing ? [finding('music-missing')] : []),
    ...(isMusicLimited ? [finding('music-limited')] : []),
    ...(isChosen && !isMusicMissing && bgm.volume <= SILENT_UNTIL ? [finding('music-silent')] : []),
  ]
}
