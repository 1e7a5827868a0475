import { StageClock, StagePlayButton } from '../stage/stage-player.tsx'
import { Stage } from '../stage/stage.tsx'

import classes from './phone-stage.module.css'

/** The video with what is needed of a player around it. */
export function PhoneStage({ isLocked }: { isLocked: boolean }) {
  return (
    <div className={classes['stage']}>
      <Stage isLocked={isLocked} />
      <div className={classes['clock']} data-around>
        <StageClock />
      </div>
      <div className={classes['play']}>
        <StagePlayButton />
      </div>
    </div>
  )
}
