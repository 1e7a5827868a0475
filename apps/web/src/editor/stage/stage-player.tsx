import { PlayButton, PlayerBar, PlayerClock } from '@clipmint/ui'

import { usePlayerWords } from '../../player/use-player-words.ts'
import { usePlayback, useTimeline } from './use-playback.ts'

import classes from './stage-player.module.css'

/** The controls of the video on the stage. They know its timeline, not its words: typing leaves them as they are. */
export function StagePlayer() {
  const playback = usePlayback()
  const { durationMs, fps } = useTimeline()
  const words = usePlayerWords()
  return (
    <div className={classes['bar']}>
      <PlayerBar player={playback} durationMs={durationMs} fps={fps} words={words} />
    </div>
  )
}

/** A phone plays and stops the video with one button on the stage. */
export function StagePlayButton() {
  return <PlayButton player={usePlayback()} words={usePlayerWords()} />
}

/** Where the video is; a phone has no room for how long the whole is. */
export function StageClock() {
  return <PlayerClock player={usePlayback()} />
}
