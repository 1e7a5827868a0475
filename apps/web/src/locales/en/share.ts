import type { share as korean } from '../ko/share.ts'

export const share: Record<keyof typeof korean, string> = {
  button: 'Share',
  title: 'Share a preview',
  lead: 'Anyone with this link sees the video as it is now, without an account. They cannot change it.',
  link: 'Preview link',
  until: 'Open until {{date}}.',
  copy: 'Copy link',
  copied: 'The link is copied.',
  notCopied: 'Couldn’t copy the link. Select it and copy it yourself.',
  send: 'Send',
  end: 'End all links sent so far',
  endAsk: 'The links you sent will show nothing any more. You can make new ones.',
  endSure: 'End them all',
  endKeep: 'Keep them',
  endDone: 'All links sent so far have ended. The one you see is new.',
  preview: 'Video preview',
  ended: 'This preview has ended',
  endedNote: 'A link is open for seven days. Please ask whoever sent it for a new one.',
  toStart: 'See what Clipmint does',
}
