import { type Canvas, circle, ellipse, ground, hsl, times } from './canvas.ts'

/** Sea, sand and a sun that stands low. */
export function sea(canvas: Canvas): string {
  const { width, height, unit, chance } = canvas
  const warm = chance() > 0.5
  const horizon = height * (0.42 + chance() * 0.1)
  const wave = (index: number) => {
    const y = horizon + (height * 0.3 * (index + 1)) / 8
    return `<path d="M0 ${y} q${width / 4} ${unit * 0.02} ${width / 2} 0 t${width / 2} 0" stroke="#fff" stroke-width="${unit * 0.006}" opacity="${0.15 + index * 0.05}" fill="none"/>`
  }
  return `${ground(canvas, warm ? hsl(28, 85, 72) : hsl(200, 75, 72), warm ? hsl(345, 60, 72) : hsl(195, 60, 90))}${circle(width * (0.3 + chance() * 0.4), horizon - unit * 0.1, unit * 0.1, '#fff6df', 'opacity="0.95"')}
<rect y="${horizon}" width="${width}" height="${height * 0.5}" fill="${warm ? hsl(205, 42, 46) : hsl(190, 62, 48)}"/>${times(7, wave)}
<path d="M0 ${height * 0.82} q${width * 0.3} ${-unit * 0.12} ${width * 0.6} 0 t${width * 0.4} ${-unit * 0.03} V${height} H0 Z" fill="${hsl(40, 55, 80)}"/><path d="M0 ${height * 0.82} q${width * 0.3} ${-unit * 0.12} ${width * 0.6} 0 t${width * 0.4} ${-unit * 0.03}" stroke="#fff" stroke-width="${unit * 0.022}" fill="none" opacity="0.85"/>`
}

/** Hills behind hills, the far ones pale. */
export function hills(canvas: Canvas): string {
  const { width, height, unit, hue, chance } = canvas
  const ridge = (index: number) => {
    const y = height * (0.36 + index * 0.13)
    const peaks = times(7, (at) => ` L${((at + 0.5) * width) / 6.5} ${y + (chance() - 0.5) * unit * 0.22}`)
    return `<path d="M0 ${y}${peaks} L${width} ${height} L0 ${height} Z" stroke-linejoin="round" fill="${hsl(150 + (hue % 50), 18 + index * 6, 72 - index * 12)}"/>`
  }
  return `${ground(canvas, hsl(hue + 180, 48, 78), hsl(40, 70, 88))}${circle(width * (0.2 + chance() * 0.6), height * 0.22, unit * 0.08, '#fff4d6')}${times(5, ridge)}`
}

/** A town by night with lit windows. */
export function city(canvas: Canvas): string {
  const { width, height, unit, hue, chance } = canvas
  const house = (index: number) => {
    const w = width / 8
    const [x, h] = [index * w - w * 0.2, height * (0.25 + chance() * 0.45)]
    const windows = times(24, (at) => {
      if (chance() < 0.45) return ''
      const [wx, wy] = [
        x + w * (0.14 + (at % 4) * 0.2),
        height - h + unit * (0.04 + Math.floor(at / 4) * 0.075),
      ]
      return `<rect x="${wx}" y="${wy}" width="${w * 0.11}" height="${unit * 0.034}" fill="${hsl(44, 90, 70)}" opacity="${0.4 + chance() * 0.6}"/>`
    })
    return `<rect x="${x}" y="${height - h}" width="${w * 0.98}" height="${h}" fill="${hsl(hue + 220, 24, 14 + chance() * 12)}"/>${windows}`
  }
  return `${ground(canvas, hsl(hue + 230, 52, 22), hsl(hue + 300, 44, 52))}${circle(width * 0.76, height * 0.16, unit * 0.06, '#fdf3cf', 'opacity="0.9"')}${times(9, house)}`
}

/** Flowers with round petals. */
export function flower(canvas: Canvas): string {
  const { width, height, unit, hue, chance } = canvas
  const one = (index: number) => {
    const [x, y, r] = [
      width * (0.14 + (index % 3) * 0.34 + chance() * 0.06),
      height * (0.2 + Math.floor(index / 3) * 0.26),
      unit * (0.07 + chance() * 0.05),
    ]
    const petals = times(8, (at) => {
      const turn = (at * 360) / 8
      return ellipse(
        x,
        y - r,
        [r * 0.46, r * 0.85],
        hsl(hue + index * 14, 68, 74),
        `transform="rotate(${turn} ${x} ${y})"`,
      )
    })
    return `<path d="M${x} ${y} Q${x + unit * 0.08} ${(y + height) / 2} ${width * 0.5} ${height}" stroke="${hsl(120, 30, 42)}" stroke-width="${unit * 0.014}" fill="none"/>${petals}${circle(x, y, r * 0.5, hsl(46, 88, 60))}`
  }
  return `${ground(canvas, hsl(hue + 160, 34, 92), hsl(hue + 130, 30, 78))}${times(9, one)}`
}

/** Big leaves, one over another. */
export function leaves(canvas: Canvas): string {
  const { width, height, unit, chance } = canvas
  const one = () => {
    const [x, y, r] = [chance() * width, chance() * height, unit * (0.2 + chance() * 0.2)]
    const turn = chance() * 360
    const tone = hsl(96 + chance() * 60, 38, 24 + chance() * 34)
    return `<g transform="rotate(${turn} ${x} ${y})"><path d="M${x} ${y - r} Q${x + r * 0.7} ${y} ${x} ${y + r} Q${x - r * 0.7} ${y} ${x} ${y - r} Z" fill="${tone}"/><path d="M${x} ${y - r} V${y + r}" stroke="#fff" opacity="0.25" stroke-width="${unit * 0.006}"/></g>`
  }
  return `${ground(canvas, hsl(110, 32, 30), hsl(140, 36, 18))}${times(34, one)}`
}

/** Lights out of focus. */
export function bokeh(canvas: Canvas): string {
  const { width, height, unit, hue, chance } = canvas
  const one = () =>
    circle(
      chance() * width,
      chance() * height,
      unit * (0.03 + chance() * 0.11),
      hsl(hue + chance() * 90, 85, 68),
      `opacity="${(0.12 + chance() * 0.4).toFixed(2)}"`,
    )
  return `${ground(canvas, hsl(hue, 45, 24), hsl(hue + 70, 50, 34))}${times(46, one)}`
}
