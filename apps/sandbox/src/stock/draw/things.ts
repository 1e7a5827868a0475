import { type Canvas, circle, ellipse, ground, hsl, table, times } from './canvas.ts'

/** A cup seen from above, with a leaf in its foam. */
export function cup(canvas: Canvas): string {
  const { width, height, unit, hue, chance } = canvas
  const [x, y, r] = [width * (0.42 + chance() * 0.16), height * (0.45 + chance() * 0.15), unit * 0.27]
  const leaf = times(4, (index) => {
    const size = r * (0.52 - index * 0.11)
    return ellipse(x, y - r * 0.3 + index * r * 0.2, [size, size * 0.55], index % 2 ? '#a86a3d' : '#f6e7d3')
  })
  return `${ground(canvas, hsl(hue, 30, 86), hsl(hue + 15, 34, 68))}${circle(x + r * 0.15, y + r * 0.2, r * 1.45, '#000', 'opacity="0.14"')}
${circle(x, y, r * 1.4, '#fdfbf7')}${circle(x, y, r * 1.05, '#efe8de')}<rect x="${x + r * 0.85}" y="${y - r * 0.16}" width="${r * 0.62}" height="${r * 0.32}" rx="${r * 0.16}" fill="#fdfbf7"/>
${circle(x, y, r, '#fff')}${circle(x, y, r * 0.88, '#8a4f27')}${circle(x, y, r * 0.8, '#b0743f')}${leaf}
${times(9, () => ellipse(chance() * width, height * (0.86 + chance() * 0.12), [unit * 0.026, unit * 0.017], '#4a2a16', `transform="rotate(${chance() * 40})"`))}`
}

/** Fruit in a heap on a table. */
export function fruit(canvas: Canvas): string {
  const { width, height, unit, chance } = canvas
  const hue = [28, 4, 350, 42, 95][Math.floor(chance() * 5)] ?? 28
  const one = (index: number) => {
    const r = unit * (0.13 + chance() * 0.05)
    const [x, y] = [
      width * (0.14 + (index % 4) * 0.24),
      height * (0.52 + Math.floor(index / 4) * 0.15) + chance() * unit * 0.06,
    ]
    return `${ellipse(x, y + r * 0.9, [r * 0.95, r * 0.25], '#000', 'opacity="0.18"')}${circle(x, y, r, hsl(hue, 82, 54))}${circle(x - r * 0.28, y - r * 0.32, r * 0.45, '#fff', 'opacity="0.22"')}
${ellipse(x + r * 0.16, y - r * 0.98, [r * 0.3, r * 0.13], hsl(110, 45, 38), `transform="rotate(-24 ${x} ${y - r})"`)}`
  }
  return `${ground(canvas, hsl(hue + 150, 32, 90), hsl(hue + 130, 26, 78))}${table(canvas, 0.62)}${times(8, one)}`
}

/** A plate with something round and warm on it. */
export function plate(canvas: Canvas): string {
  const { width, height, unit, hue, chance } = canvas
  const [x, y, r] = [width * 0.5, height * 0.54, unit * 0.38]
  const bite = (index: number) => {
    const angle = index * 0.9 + chance()
    const at = [x + Math.cos(angle) * r * 0.42, y + Math.sin(angle) * r * 0.36] as const
    return circle(at[0], at[1], r * (0.12 + chance() * 0.1), hsl([8, 42, 105, 20][index % 4] ?? 8, 62, 50))
  }
  return `${ground(canvas, hsl(hue, 22, 32), hsl(hue + 20, 26, 22))}${circle(x + r * 0.06, y + r * 0.1, r * 1.05, '#000', 'opacity="0.3"')}${circle(x, y, r, '#f7f4ee')}${circle(x, y, r * 0.82, '#ebe5da')}
${circle(x, y, r * 0.6, hsl(32, 60, 62))}${circle(x, y, r * 0.5, hsl(36, 66, 70))}${times(7, bite)}
<rect x="${x + r * 1.12}" y="${y - r * 0.7}" width="${r * 0.07}" height="${r * 1.5}" rx="${r * 0.03}" fill="#d9d6cf"/>`
}

/** A gift with a ribbon. */
export function box(canvas: Canvas): string {
  const { width, height, unit, hue, chance } = canvas
  const [x, y, w] = [width * 0.5, height * 0.42, unit * 0.5]
  const [paper, ribbon] = [hsl(hue, 58, 58), hsl(hue + 150, 50, 88)]
  const confetti = () =>
    `<rect x="${chance() * width}" y="${chance() * height}" width="${unit * 0.02}" height="${unit * 0.04}" fill="${hsl(hue + chance() * 200, 70, 65)}" transform="rotate(${chance() * 30})"/>`
  return `${ground(canvas, hsl(hue + 40, 50, 90), hsl(hue + 60, 46, 78))}${times(26, confetti)}${ellipse(x, y + w * 0.98, [w * 0.62, w * 0.08], '#000', 'opacity="0.2"')}
<rect x="${x - w / 2}" y="${y + w * 0.16}" width="${w}" height="${w * 0.8}" rx="${w * 0.03}" fill="${paper}"/><rect x="${x - w * 0.55}" y="${y}" width="${w * 1.1}" height="${w * 0.22}" rx="${w * 0.03}" fill="${hsl(hue, 60, 64)}"/>
<rect x="${x - w * 0.08}" y="${y}" width="${w * 0.16}" height="${w * 0.96}" fill="${ribbon}"/>
${ellipse(x - w * 0.2, y - w * 0.1, [w * 0.2, w * 0.11], ribbon, `transform="rotate(24 ${x - w * 0.2} ${y - w * 0.1})"`)}${ellipse(x + w * 0.2, y - w * 0.1, [w * 0.2, w * 0.11], ribbon, `transform="rotate(-24 ${x + w * 0.2} ${y - w * 0.1})"`)}${circle(x, y - w * 0.02, w * 0.08, hsl(hue + 150, 46, 80))}`
}

/** Bottles of something that smells nice. */
export function bottle(canvas: Canvas): string {
  const { width, height, unit, hue, chance } = canvas
  const one = (index: number) => {
    const [w, h] = [unit * (0.17 + chance() * 0.05), unit * (0.36 + chance() * 0.16)]
    const [x, y] = [width * (0.28 + index * 0.22) - w / 2, height * 0.7 - h]
    return `${ellipse(x + w / 2, height * 0.705, [w * 0.7, w * 0.13], '#000', 'opacity="0.2"')}<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${w * 0.2}" fill="${hsl(hue + index * 24, 42, 70)}"/><rect x="${x + w * 0.12}" y="${y + w * 0.2}" width="${w * 0.14}" height="${h * 0.7}" rx="${w * 0.07}" fill="#fff" opacity="0.5"/>
<rect x="${x + w * 0.3}" y="${y - w * 0.42}" width="${w * 0.4}" height="${w * 0.46}" rx="${w * 0.06}" fill="${hsl(hue + 180, 12, 28)}"/><rect x="${x + w * 0.2}" y="${y + h * 0.45}" width="${w * 0.6}" height="${h * 0.26}" fill="#fff" opacity="0.85"/>`
  }
  return `${ground(canvas, hsl(hue, 36, 92), hsl(hue + 20, 32, 80))}${table(canvas, 0.66)}${times(3, one)}`
}
