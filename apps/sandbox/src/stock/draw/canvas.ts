/** A picture in the making: its size, numbers to vary it by, and its hue. */
export type Canvas = { width: number; height: number; unit: number; hue: number; chance: () => number }

export function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${Math.round(((hue % 360) + 360) % 360)},${saturation}%,${lightness}%)`
}

/** The whole picture in one flowing colour, from the top to the foot. */
export function ground({ width, height }: Canvas, top: string, foot: string): string {
  return `<defs><linearGradient id="ground" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#ground)"/>`
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fill}" ${more}/>`
}

export function ellipse(
  x: number,
  y: number,
  [rx, ry]: readonly [number, number],
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${fill}" ${more}/>`
}

/** A table top with the shadow of what stands on it. */
export function table({ width, height, hue }: Canvas, from: number): string {
  return `<rect y="${height * from}" width="${width}" height="${height}" fill="${hsl(hue + 20, 28, 72)}"/><rect y="${height * from}" width="${width}" height="${height * 0.012}" fill="#fff" opacity="0.35"/>`
}

/** `count` things, each drawn by its number. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}
