import { useScreen, type Tool } from '../session/screen.ts'
import { VersionsPanel } from '../versions/versions-panel.tsx'
import { BrandPanel } from './brand-panel.tsx'
import { ColorPanel } from './color-panel.tsx'
import { MediaPanel } from './media-panel.tsx'
import { MusicPanel } from './music-panel.tsx'
import { RatioPanel } from './ratio-panel.tsx'
import { TextPanel } from './text-panel.tsx'

const panels: Record<Tool, () => React.ReactNode> = {
  text: TextPanel,
  media: MediaPanel,
  color: ColorPanel,
  music: MusicPanel,
  brand: BrandPanel,
  ratio: RatioPanel,
  versions: VersionsPanel,
}

/** The panel of the tool in hand. */
export function ToolPanel() {
  const { tool } = useScreen()
  const Shown = panels[tool]
  return <Shown />
}
