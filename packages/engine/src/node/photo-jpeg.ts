import {
  AV_CODEC_ID_MJPEG,
  AV_FRAME_DATA_DISPLAYMATRIX,
  AV_PIX_FMT_YUVJ420P,
  AV_PIX_FMT_YUVJ422P,
  AV_PIX_FMT_YUVJ440P,
  AV_PIX_FMT_YUVJ444P,
} from 'node-av/constants'
import { Codec, CodecContext, Dictionary, FFmpegError, Frame, Packet } from 'node-av/lib'

import { isMirrored, turnOf } from './clip-rotation.ts'
import { holdOurVideo } from './decoded/planes.ts'
import { openScaler } from './decoded/scaler.ts'
import { isPlainlyColored } from './jpeg-colors.ts'
import './quiet.ts'

/** How JPEGs keep their colours when they are as cameras write them: all but grey, CMYK and plain RGB. */
const formats: ReadonlySet<number> = new Set([
  AV_PIX_FMT_YUVJ420P,
  AV_PIX_FMT_YUVJ422P,
  AV_PIX_FMT_YUVJ440P,
  AV_PIX_FMT_YUVJ444P,
])
/** A JPEG can be decoded at a half, a quarter or an eighth of its size. */
const MOST_HALVINGS = 3

/** A photograph in video's own colours, and degrees to turn it clockwise for it to stand upright. Its caller frees it. */
export type JpegPlanes = { frame: Frame; turn: number }

/**
 * Reads a JPEG as the planes it is made of, at `share` (0 to 1) of its resolution, on other threads: a third of the memory
 * that its pixels would take, and colours are converted once. Null for one that is not as cameras write them (colours of
 * another profile than sRGB, CMYK, mirrored, broken): canvases know how to read those, or that they cannot be read.
 */
export async function readJpeg(bytes: Buffer, share: number): Promise<JpegPlanes | null> {
  if (!isPlainlyColored(bytes)) return null
  const halvings = Math.min(MOST_HALVINGS, Math.max(0, Math.floor(-Math.log2(share))))
  const decoded = await decode(bytes, halvings)
  try {
    if (!decoded || decoded.decodeErrorFlags !== 0 || !formats.has(decoded.format)) return null
    const matrix = decoded.getSideData(AV_FRAME_DATA_DISPLAYMATRIX)
    if (matrix && isMirrored(matrix)) return null
    const frame = await scaled(decoded, share * 2 ** halvings)
    return { frame, turn: matrix ? turnOf(matrix) : 0 }
  } finally {
    decoded?.free()
  }
}

async function decode(bytes: Buffer, halvings: number): Promise<Frame | null> {
  const codec = Codec.findDecoder(AV_CODEC_ID_MJPEG)
  if (!codec) return null
  const decoder = new CodecContext()
  const packet = new Packet()
  const frame = new Frame()
  try {
    decoder.allocContext3(codec)
    decoder.threadCount = 1
    const options = Dictionary.fromObject({ lowres: String(halvings), err_detect: 'explode' })
    FFmpegError.throwIfError(await decoder.open2(codec, options), 'open a decoder')
    packet.alloc()
    packet.data = bytes
    frame.alloc()
    const isRead = (await decoder.sendPacket(packet)) >= 0 && (await decoder.receiveFrame(frame)) >= 0
    if (isRead) return frame
    frame.free()
    return null
  } finally {
    packet.free()
    decoder.freeContext()
  }
}

async function scaled(decoded: Frame, share: number): Promise<Frame> {
  const sideOf = (length: number) => Math.max(2, Math.round(length * share))
  const frame = holdOurVideo({ width: sideOf(decoded.width), height: sideOf(decoded.height) })
  const scaler = openScaler({ exact: true })
  try {
    FFmpegError.throwIfError(await scaler.scaleFrame(frame, decoded), 'scale a photograph')
    return frame
  } catch (error) {
    frame.free()
    throw error
  } finally {
    scaler.freeContext()
  }
}
