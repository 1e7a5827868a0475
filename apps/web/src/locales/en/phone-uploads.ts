import type { phoneUploads as ko } from '../ko/phone-uploads.ts'

/** Sending files from a phone into an open project. */
export const phoneUploads: Record<keyof typeof ko, string> = {
  open: 'Upload from a phone',
  title: 'Upload from a phone',
  lead: 'Point your phone’s camera at the QR code. There is no need to sign in.',
  into: 'The first file goes into “{{name}}”. The others are in the list of files.',
  code: 'QR code to open on a phone',
  link: 'Open on this device',
  copy: 'Copy link',
  copied: 'Copied',
  until: 'It works until {{time}} and ends when you close this window.',
  waiting: 'Waiting for your phone.',
  came: 'Files received: {{count}}',
  full: 'This link has taken all the files it can.',
  ended: 'The time is over, and the link has ended.',
  again: 'Make a new QR code',
  localOnly:
    'This address ({{host}}) only opens on this computer. Open the site by its address in your Wi-Fi to use a phone.',

  heading: 'Send pictures and clips',
  headingFor: 'They are for “{{title}}”.',
  camera: 'Take a picture',
  gallery: 'Choose from the gallery',
  left: 'Files you can still send: {{count}}. It works until {{time}}.',
  none: 'This link has taken all the files it can.',
  files: 'Files sent',
  sending: 'Sending {{name}}',
  sent: 'Sent',
  waitingTurn: 'Waiting its turn',
  retry: 'Try again',
  endedTitle: 'This link has ended',
  endedText: 'On the computer, open “Upload from a phone” in the editor again and scan the new code.',
}
