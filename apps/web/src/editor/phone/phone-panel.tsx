import { OptionalScenes } from '../inspector/video-inspector.tsx'
import { BrandPanel } from '../panels/brand-panel.tsx'
import { ColorPanel } from '../panels/color-panel.tsx'
import { MusicPanel } from '../panels/music-panel.tsx'
import { RatioPanel } from '../panels/ratio-panel.tsx'
import { useScreen } from '../session/screen.ts'
import { VersionsPanel } from '../versions/versions-panel.tsx'
import { PhoneMedia } from './phone-media.tsx'
import { PhoneText } from './phone-text.tsx'

import classes from './phone-slot.module.css'

/** The tool in the sheet: words and pictures one slot at a time, the others as they are. */
export function PhonePanel() {
  const { tool } = useScreen()
  switch (tool) {
    case 'text':
      return <PhoneText />
    case 'media':
      return <PhoneMedia />
    case 'color':
      return <ColorPanel />
    case 'music':
      return <MusicPanel />
    case 'brand':
      return <BrandPanel />
    case 'ratio':
      return (
        <>
          <RatioPanel />
          <div className={classes['slot']}>
            <OptionalScenes />
          </div>
        </>
      )
    case 'versions':
      return <VersionsPanel />
  }
}
