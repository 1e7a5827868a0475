import { unreadable } from '../ask.ts'
import { networks } from '../networks.ts'
import type { BeginOutcome, NetworkAccess, OutgoingPost, Rejected } from '../publisher.ts'
import { apiAddress, ask, bearer, faultOf, secretsOf, type World } from './ask.ts'
import type { SessionTicket } from './session.ts'

const facts = networks.youtube
const privacies = ['public', 'unlisted', 'private']
/** People & Blogs, which every region has. */
const category = '22'

/** Opens a session to upload to. Nobody sees it, and it ends by itself. */
export async function begin(world: World, access: NetworkAccess, post: OutgoingPost): Promise<BeginOutcome> {
  const fault = faultIn(post)
  if (fault) return fault
  const { video, settings } = post
  const privacy = String(settings['privacy'])
  const query = { uploadType: 'resumable', part: 'snippet,status' }
  const question = {
    url: apiAddress(world, '/videos', query, '/upload'),
    headers: {
      ...bearer(access),
      'x-upload-content-length': String(video.bytes),
      'x-upload-content-type': 'video/mp4',
    },
    json: {
      snippet: {
        title: post.title,
        description: post.text,
        categoryId: category,
        defaultLanguage: post.lang,
      },
      status: {
        privacyStatus: privacy,
        selfDeclaredMadeForKids: settings['madeForKids'] === true,
        containsSyntheticMedia: post.madeWithAi,
      },
    },
  }
  const reply = await ask(question)
  if (reply.status !== 'replied') return reply
  if (reply.httpStatus !== 200) return faultOf(world, reply, secretsOf(world, question))
  const { location } = reply.headers
  if (location === undefined || !URL.canParse(location)) return unreadable('YouTube', reply)
  const ticket: SessionTicket = {
    session: location,
    bytes: video.bytes,
    privacy,
    videoId: null,
    sentAt: null,
  }
  return { status: 'begun', ticket }
}

/** What YouTube would refuse, found before it costs a call of the hundred that a day has. */
function faultIn({ title, text, settings }: OutgoingPost): Rejected | null {
  const holdsForbidden = (words: string) => facts.forbidden.some((letter) => words.includes(letter))
  const mostLetters = facts.title?.most ?? Infinity
  if (title.trim() === '' || [...title].length > mostLetters || holdsForbidden(title))
    return rejected('caption', 'invalidTitle')
  if (Buffer.byteLength(text) > facts.caption.most || holdsForbidden(text))
    return rejected('caption', 'invalidDescription')
  return privacies.includes(String(settings['privacy']))
    ? null
    : rejected('settings', 'forbiddenPrivacySetting')
}

function rejected(refusal: Rejected['refusal'], code: string): Rejected {
  return { status: 'rejected', refusal, code, told: 'It was not asked.' }
}
