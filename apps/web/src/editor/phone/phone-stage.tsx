import { RatioMenu } from '../bars/ratio-menu.tsx'
import { StageClock, StagePlayButton } from '../stage/stage-player.tsx'
import { Stage } from '../stage/stage.tsx'
import { useComparing } from '../versions/comparing.ts'

import classes from './phone-stage.module.css'

/** The video with what is needed of a player around it. */
export function PhoneStage({ isLocked }: { isLocked: boolean }) {
  const isCompared = useComparing().version !== null
  return (
    <div className={classes['stage']}>
      <Stage isLocked={isLocked} />
      {isLocked || isCompared ? null : (
        <div className={classes['ratio']} data-around>
          <RatioMenu className={classes['chip'] ?? ''} />
        </div>
      )}
      <div className={classes['clock']} data-around>
        <StageClock />
      </div>
      <div className={classes['play']}>
        <StagePlayButton />
      </div>
    </div>
  )
}
