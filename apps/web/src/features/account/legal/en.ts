import { allowanceOf, limits } from '@clipmint/contract'

const { scenariosPerMonth, rendersPerMonth } = allowanceOf(0)

export const en = {
  terms: {
    lead: 'What we promise each other when you use Clipmint, in plain words.',
    parts: [
      {
        head: 'What Clipmint does',
        text: 'It makes short advertising videos from your pictures and words. The words in a video are taken from what you wrote, but please check them before you publish.',
      },
      {
        head: 'Your content stays yours',
        text: 'What you upload and the videos you make belong to you. Clipmint uses them only to make and show you your videos, nowhere else, and passes them to nobody.',
      },
      {
        head: 'What we ask of you',
        text: 'Upload only what you have the right to use. No false advertising, no invented reviews, no goods that the law forbids. You answer for what you upload and for the advertising you do with it.',
      },
      {
        head: 'What is free',
        text: `Each month you get ${scenariosPerMonth} AI credits and ${rendersPerMonth} videos, and a video can be edited for ${limits.freeEditingDays} days after you begin it. Free videos are not for commercial use or resale.`,
      },
      {
        head: 'Templates and music',
        text: 'Templates and music may be used within videos made here. They may not be taken out or sold on.',
      },
      {
        head: 'Leaving',
        text: 'You may leave at any time. Your account, files and videos are deleted 30 days later. If these terms are broken badly, we may stop the service for you after telling you.',
      },
      {
        head: 'Changes and liability',
        text: 'We tell you 30 days before these terms change. We take care that nothing stops or gets lost, but please keep your own originals. The law of the Republic of Korea applies.',
      },
    ],
  },
  privacy: {
    lead: 'What we keep, why, and when it is deleted.',
    parts: [
      {
        head: 'What we keep',
        text: 'Your e-mail, password, name and mobile number. As you use Clipmint: the pictures, clips and words you add, the videos you make, and when and with what kind of device you came. Passwords are stored so that nobody can read them.',
      },
      {
        head: 'What it is for',
        text: 'To sign you in, to check that it is you, to make and keep your videos, and to send what you must know. News and offers go only to those who asked for them.',
      },
      {
        head: 'What leaves Clipmint',
        text: 'Your number or e-mail goes to a messaging company only to deliver codes and mail. Notices that you turn on in a browser pass through that browser’s maker, encrypted so that only your browser can read them. Your pictures and words go to no outside AI. Should that change, we tell you and ask again.',
      },
      {
        head: 'When it is deleted',
        text: `Videos in the trash after ${limits.trashDays} days. A file you delete leaves your storage at once and is erased a day later, or once no video of yours shows it. Everything 30 days after you leave; only payment records stay for 5 years, as the law requires.`,
      },
      {
        head: 'Your rights',
        text: 'You may see, correct and delete your data, and take back what you agreed to. You may refuse to give what is required, but then an account cannot be opened.',
      },
    ],
  },
}
