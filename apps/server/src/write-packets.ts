import type { Muxer } from 'node-av/api'
import type { Packet } from 'node-av/lib'

/** Writes all of an encoder's packets into the muxer's track `to`, and frees each. */
export async function writePackets(
  muxer: Muxer,
  packets: AsyncIterable<Packet | null>,
  to: number,
): Promise<void> {
  for await (const packet of packets) {
    // The null at the end goes on too: the muxer holds the last packets back until it hears of the end.
    await muxer.writePacket(packet, to)
    packet?.free()
  }
}
