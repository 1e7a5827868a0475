import {
  AV_BUFFERSRC_FLAG_KEEP_REF,
  AVCOL_PRI_BT2020,
  AVCOL_PRI_UNSPECIFIED,
  AVCOL_RANGE_MPEG,
  AVCOL_RANGE_UNSPECIFIED,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_SPC_BT470BG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
} from 'node-av/constants'
import { FFmpegError, Filter, type FilterContext, FilterGraph, FilterInOut, Frame } from 'node-av/lib'

/** Diffuse white of HDR video in cd/m² (ITU-R BT.2408): a sheet of paper, not a lamp. */
const WHITE_NITS = 203
/** Where highlights end, in shares of diffuse white: 1000 cd/m², what phones grade for. */
const PEAK = 1000 / WHITE_NITS
/** Light up to this share of diffuse white stays as it is (faces, rooms); above it the curve bends towards white. */
const KNEE = 0.5

/** What `toSdr` asks of the filter `zscale` first, and what follows it. */
const tones = [
  `t=linear:p=bt709:m=gbr:npl=${WHITE_NITS}`,
  'format=gbrpf32le',
  `tonemap=mobius:param=${KNEE}:peak=${PEAK.toFixed(3)}:desat=0`,
  'zscale=t=bt709:m=bt709:r=tv',
  'format=yuv420p',
].join()

/**
 * FFmpeg filters that bring a clip in BT.2020 with PQ or HLG to BT.709: a Möbius curve on the brightest channel keeps
 * hues; diffuse white lands at nine tenths of the signal, highlights in the tenth above it.
 */
export const toSdr = `zscale=${tones}`

type Line = { graph: FilterGraph; source: FilterContext; sink: FilterContext; look: string }

/** Whether a frame is high dynamic range, by its transfer function. */
export function isHdr({ colorTrc }: Frame): boolean {
  return colorTrc === AVCOL_TRC_SMPTE2084 || colorTrc === AVCOL_TRC_ARIB_STD_B67
}

/**
 * Writes into a frame what its file does not say of its colours, as players take it: the standard of its size, or
 * BT.2020 in HDR; video range.
 */
export function fillInColors(frame: Frame): void {
  if (frame.colorRange === AVCOL_RANGE_UNSPECIFIED) frame.colorRange = AVCOL_RANGE_MPEG
  if (isHdr(frame) && frame.colorPrimaries === AVCOL_PRI_UNSPECIFIED) frame.colorPrimaries = AVCOL_PRI_BT2020
  if (frame.colorSpace !== AVCOL_SPC_UNSPECIFIED) return
  if (isHdr(frame)) frame.colorSpace = AVCOL_SPC_BT2020_NCL
  else frame.colorSpace = frame.height >= 720 ? AVCOL_SPC_BT709 : AVCOL_SPC_BT470BG
}

/** Turns frames of an HDR clip into ordinary video (BT.709, 8 bit, 4:2:0), one after the other. */
export class ToneMapper {
  readonly #mapped: Frame
  #line: Line | null = null

  constructor() {
    this.#mapped = new Frame()
    this.#mapped.alloc()
  }

  /** A frame as ordinary video of a size; it holds until the next. Throws when FFmpeg cannot. */
  async map(frame: Frame, size: { width: number; height: number }): Promise<Frame> {
    fillInColors(frame)
    const { source, sink } = await this.#lineFor(frame, size)
    const added = await source.buffersrcAddFrame(frame, AV_BUFFERSRC_FLAG_KEEP_REF)
    FFmpegError.throwIfError(added, 'map the tones of a frame')
    this.#mapped.unref()
    FFmpegError.throwIfError(await sink.buffersinkGetFrame(this.#mapped), 'map the tones of a frame')
    return this.#mapped
  }

  close(): void {
    this.#line?.graph.free()
    this.#line = null
    this.#mapped.free()
  }

  async #lineFor(frame: Frame, size: { width: number; height: number }): Promise<Line> {
    const { width, height, format, colorSpace, colorRange } = frame
    const look = `video_size=${width}x${height}:pix_fmt=${format}:colorspace=${colorSpace}:range=${colorRange}`
    if (this.#line?.look === look) return this.#line
    this.#line?.graph.free()
    this.#line = null
    this.#line = await openLine(look, `zscale=w=${size.width}:h=${size.height}:${tones}`)
    return this.#line
  }
}

async function openLine(look: string, filters: string): Promise<Line> {
  const graph = new FilterGraph()
  graph.alloc()
  graph.nbThreads = 2
  const source = filterIn(graph, 'buffer', `${look}:time_base=1/1000:pixel_aspect=1/1`)
  const sink = filterIn(graph, 'buffersink', null)
  const parsed = graph.parsePtr(filters, endOf('out', sink), endOf('in', source))
  FFmpegError.throwIfError(parsed, 'set up tone mapping')
  FFmpegError.throwIfError(await graph.config(), 'set up tone mapping')
  return { graph, source, sink, look }
}

function filterIn(graph: FilterGraph, kind: 'buffer' | 'buffersink', options: string | null): FilterContext {
  const filter = Filter.getByName(kind)
  const context = filter && graph.createFilter(filter, kind === 'buffer' ? 'in' : 'out', options)
  if (!context) throw new Error(`FFmpeg cannot set up its filter ${kind}.`)
  return context
}

function endOf(name: 'in' | 'out', context: FilterContext): FilterInOut {
  const end = new FilterInOut()
  end.alloc()
  end.name = name
  end.filterCtx = context
  end.padIdx = 0
  return end
}
