import type { AVMediaType } from 'node-av/constants'
import { Codec, CodecContext, Dictionary, FFmpegError, FormatContext, type Stream } from 'node-av/lib'

import './quiet.ts'

/** Containers that are opened. Playlists are none: they name other files and addresses. */
const containers = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts,mpeg,flv,asf'

/** Opens a media file, and no other that it may name. Throws when it is none that can be read. */
export async function openFile(path: string): Promise<FormatContext> {
  const format = new FormatContext()
  const options = Dictionary.fromObject({ protocol_whitelist: 'file', format_whitelist: containers })
  try {
    FFmpegError.throwIfError(await format.openInput(path, null, options), 'open a file')
    FFmpegError.throwIfError(await format.findStreamInfo(), 'read a file')
  } catch (cause) {
    throw new Error(`${path} cannot be read as video or sound.`, { cause })
  }
  return format
}

/**
 * Decodes about a third quicker: frames that no other leans on are left out, and what is left keeps the edges of its
 * blocks.
 */
const inHaste = { skip_frame: 'noref', skip_loop_filter: 'all' }

/** The best stream of a kind in a file, and a decoder for it; null when the file has none. */
export async function openDecoder(
  format: FormatContext,
  kind: AVMediaType,
  { hasty = false } = {},
): Promise<{ stream: Stream; decoder: CodecContext } | null> {
  const index = format.findBestStream(kind)
  const stream = index >= 0 ? format.streams[index] : undefined
  const codec = stream && Codec.findDecoder(stream.codecpar.codecId)
  if (!stream || !codec) return null
  const decoder = new CodecContext()
  decoder.allocContext3(codec)
  FFmpegError.throwIfError(decoder.parametersToContext(stream.codecpar), 'set up a decoder')
  decoder.pktTimebase = stream.timeBase
  decoder.threadCount = 1
  FFmpegError.throwIfError(
    await decoder.open2(codec, hasty ? Dictionary.fromObject(inHaste) : null),
    'open a decoder',
  )
  return { stream, decoder }
}
