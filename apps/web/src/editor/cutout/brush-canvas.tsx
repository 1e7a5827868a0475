import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'

import { type BrushWork, useBrush } from './use-brush.ts'

import classes from './cutout-dialog.module.css'

/** The picture under the brush: painted by mouse, pen or finger, or by the arrow keys, with shift held or by space. */
export function BrushCanvas(work: BrushWork) {
  const { t } = useTranslation()
  const { picture, brush } = work
  const { canvas, place, ...hand } = useBrush(work)
  const wide = (brush.size * Math.max(picture.width, picture.height)) / picture.width
  const shape = { '--w': picture.width, '--h': picture.height } as CSSProperties
  return (
    <div className={classes['sheet']} style={shape}>
      <button
        type="button"
        aria-label={t('cutout.canvas')}
        className={classes['paper']}
        onKeyDown={hand.press}
        onFocus={(event) => {
          if (event.target.matches(':focus-visible')) hand.show()
        }}
        onPointerDown={hand.begin}
        onPointerMove={hand.move}
        onPointerUp={hand.end}
        onPointerCancel={hand.end}
        onPointerLeave={hand.leave}
      >
        <canvas ref={canvas} className={classes['canvas']} width={picture.width} height={picture.height} />
      </button>
      {place ? (
        <span
          aria-hidden="true"
          className={classes['ring']}
          data-kind={brush.kind}
          style={{ left: `${place[0] * 100}%`, top: `${place[1] * 100}%`, width: `${wide * 100}%` }}
        />
      ) : null}
    </div>
  )
}
