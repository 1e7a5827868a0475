/** /digest: the link at the foot of each Monday's mail. */
export const digest = {
  title: 'Weekly digest',
  on: 'Each Monday we mail you last week’s results and this week’s posts.',
  off: 'The digest won’t be mailed any more.',
  turnOff: 'Stop sending it',
  turnOn: 'Send it again',
  endedTitle: 'This link can’t be used',
  endedText: 'You can turn the digest off after signing in: press the bell at the top, then its settings.',
}
