import type { Stereo } from '../../mix/index.ts'

const HEADER_BYTES = 44
const BYTES_PER_SAMPLE = 2
const CHANNELS = 2

/** A sound as a WAV of 16 bits: the RIFF header of "Multimedia Programming Interface and Data Specifications 1.0". */
export function toWav({ sampleRate, left, right }: Stereo): Buffer {
  const frameBytes = CHANNELS * BYTES_PER_SAMPLE
  const soundBytes = left.length * frameBytes
  const wav = Buffer.alloc(HEADER_BYTES + soundBytes)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(HEADER_BYTES - 8 + soundBytes, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20) // PCM
  wav.writeUInt16LE(CHANNELS, 22)
  wav.writeUInt32LE(sampleRate, 24)
  wav.writeUInt32LE(sampleRate * frameBytes, 28)
  wav.writeUInt16LE(frameBytes, 32)
  wav.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(soundBytes, 40)
  for (let at = 0; at < left.length; at += 1) {
    wav.writeInt16LE(toSixteenBits(left[at]), HEADER_BYTES + at * frameBytes)
    wav.writeInt16LE(toSixteenBits(right[at]), HEADER_BYTES + at * frameBytes + BYTES_PER_SAMPLE)
  }
  return wav
}

function toSixteenBits(sample = 0): number {
  return Math.round(Math.max(-1, Math.min(1, sample)) * 32_767)
}
