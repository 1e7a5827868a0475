/** /digest: the link at the foot of each Monday's mail. */
export const digest = {
  title: 'Weekly digest',
  on: 'Every Monday we email you last week’s results and this week’s posts.',
  off: 'You won’t get the digest any more.',
  turnOff: 'Stop these emails',
  turnOn: 'Get them again',
  endedTitle: 'This link doesn’t work',
  endedText: 'To turn the digest off, sign in to Clipmint, press the bell at the top and open its settings.',
}
