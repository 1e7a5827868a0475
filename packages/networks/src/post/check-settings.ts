import type { NetworkFacts, PostSetting } from './network.ts'
import { type PostFinding, stop } from './post-finding.ts'
import type { PostToCheck } from './post-to-check.ts'

type Answers = PostToCheck['settings']

/** What is wrong with the answers to a network's own settings. */
export function findSettings(
  { settings, conflicts }: Pick<NetworkFacts, 'settings' | 'conflicts'>,
  { settings: answers, allowed }: Pick<PostToCheck, 'settings' | 'allowed'>,
): PostFinding[] {
  const known = new Set(settings.map(({ id }) => id))
  const strangers = Object.keys(answers).filter((id) => !known.has(id))
  return [
    ...strangers.map((id) => stop('setting-unknown', { id })),
    ...settings.flatMap((setting) => checkSetting(setting, answers, allowed)),
    ...conflicts
      .filter(({ all }) => Object.entries(all).every(([id, value]) => answers[id] === value))
      .map(({ because }) => stop('setting-conflict', { ...because })),
  ]
}

/** The answers with what is set for them beforehand; what the owner has to choose is left out until they do. */
export function withPresets({ settings }: Pick<NetworkFacts, 'settings'>, answers: Answers): Answers {
  const presets = settings.flatMap(({ id, preset }) => (preset === null ? [] : [[id, preset] as const]))
  return { ...Object.fromEntries(presets), ...answers }
}

function checkSetting(
  setting: PostSetting,
  answers: Answers,
  allowed: PostToCheck['allowed'],
): PostFinding[] {
  const { id } = setting
  const answer = answers[id]
  if (setting.type === 'switch') {
    if (answer === undefined) return setting.isRequired ? [stop('setting-missing', { id })] : []
    if (typeof answer !== 'boolean') return [stop('setting-unknown', { id })]
    if (setting.isRequired && !answer) return [stop('setting-missing', { id })]
    const isOff = setting.limitedByAccount && allowed !== null && allowed.off.includes(id)
    return isOff && answer ? [stop('setting-unavailable', { id })] : []
  }
  if (answer === undefined) return setting.preset === null ? [stop('setting-missing', { id })] : []
  if (!setting.options.some((option) => option.id === answer)) return [stop('setting-unknown', { id })]
  const offered = setting.limitedByAccount ? allowed?.choices[id] : undefined
  return offered && !offered.includes(String(answer)) ? [stop('setting-unavailable', { id })] : []
}
