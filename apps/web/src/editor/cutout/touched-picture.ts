import type { CutoutStroke } from '@clipmint/contract'
import { layStrokes } from '@clipmint/film'

/** As sharp as the dialog shows it. */
const LONGEST = 900
/** How much is seen of what is taken away, so that it can be found again. */
const GHOST = 0.2

/** A cut-out being touched up, drawn as the server will make it. */
export class TouchedPicture {
  readonly width: number
  readonly height: number
  readonly #whole: ImageBitmap
  readonly #cut: ImageData
  readonly #colors: Uint8ClampedArray
  readonly #sheet: OffscreenCanvas
  #alpha: Uint8Array

  constructor(base: ImageBitmap, whole: ImageBitmap) {
    const share = Math.min(1, LONGEST / Math.max(base.width, base.height))
    this.width = Math.max(1, Math.round(base.width * share))
    this.height = Math.max(1, Math.round(base.height * share))
    this.#whole = whole
    this.#cut = this.#pixelsOf(base)
    this.#colors = this.#pixelsOf(whole).data
    this.#sheet = new OffscreenCanvas(this.width, this.height)
    this.#alpha = this.#ownAlpha()
  }

  /** Lays all strokes anew. */
  lay(strokes: readonly CutoutStroke[]): void {
    this.#alpha = this.#ownAlpha()
    this.add(strokes)
  }

  /** Lays strokes over those that are laid. */
  add(strokes: readonly CutoutStroke[]): void {
    layStrokes({ alpha: this.#alpha, width: this.width, height: this.height }, strokes)
  }

  draw(context: CanvasRenderingContext2D): void {
    const { width, height } = this
    const image = new ImageData(width, height)
    for (let at = 0; at < this.#alpha.length; at += 1) {
      const alpha = this.#alpha[at] ?? 0
      // What was kept by hand has the picture's own colours.
      const from = alpha > (this.#cut.data[at * 4 + 3] ?? 0) ? this.#colors : this.#cut.data
      for (let channel = 0; channel < 3; channel += 1)
        image.data[at * 4 + channel] = from[at * 4 + channel] ?? 0
      image.data[at * 4 + 3] = alpha
    }
    this.#sheet.getContext('2d')?.putImageData(image, 0, 0)
    context.clearRect(0, 0, width, height)
    context.globalAlpha = GHOST
    context.drawImage(this.#whole, 0, 0, width, height)
    context.globalAlpha = 1
    context.drawImage(this.#sheet, 0, 0)
  }

  close(): void {
    this.#whole.close()
  }

  #ownAlpha(): Uint8Array {
    const alpha = new Uint8Array(this.width * this.height)
    for (let at = 0; at < alpha.length; at += 1) alpha[at] = this.#cut.data[at * 4 + 3] ?? 0
    return alpha
  }

  #pixelsOf(bitmap: ImageBitmap): ImageData {
    const context = new OffscreenCanvas(this.width, this.height).getContext('2d')
    if (!context) throw new Error('This browser draws no pictures.')
    context.drawImage(bitmap, 0, 0, this.width, this.height)
    return context.getImageData(0, 0, this.width, this.height)
  }
}

/** Fetches a cut-out and the picture that it is of. */
export async function openTouched(base: string, whole: string): Promise<TouchedPicture> {
  const [cut, picture] = await Promise.all([bitmapOf(base), bitmapOf(whole)])
  return new TouchedPicture(cut, picture)
}

async function bitmapOf(url: string): Promise<ImageBitmap> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The picture answered ${response.status}.`)
  return createImageBitmap(await response.blob())
}
