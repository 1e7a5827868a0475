import { limits, type VersionChanges } from '@clipmint/contract'
import { sameValue } from '@clipmint/film'

import type { StoredProject } from '../store.ts'
import type { StoredVersion, VersionContent } from './store.ts'

/** What a version keeps of a project: all that its owner changes in the editor. */
export function contentOf({
  userSource,
  bgm,
  bgmUrl,
  changedColor,
  title,
  brandName,
  brandLogoId,
}: StoredProject): VersionContent {
  const brand = { name: brandName, logoAssetId: brandLogoId }
  return { userSource, bgm, bgmUrl, changedColor, title, brand }
}

/** Whether two contents are the same for their owner. */
export function isSameContent(one: VersionContent, other: VersionContent): boolean {
  return sameValue(comparable(one), comparable(other)) && isSameBrand(one, other)
}

/** A version of before brands were kept says nothing of it. */
function isSameBrand({ brand: one }: VersionContent, { brand: other }: VersionContent): boolean {
  return one === undefined || other === undefined || sameValue(one, other)
}

/** Which scenes are left out is a set: its order says nothing, and none is the same as nothing said. */
function comparable({ brand: _brand, ...content }: VersionContent): VersionContent {
  const { userSource, ...rest } = content
  const off = (userSource.scenes?.off ?? []).toSorted()
  return { ...rest, userSource: { ...userSource, scenes: { ...userSource.scenes, off } } }
}

/** How much differs between two states of a project. */
export function countChanges(before: VersionContent, after: VersionContent): VersionChanges {
  const off = ({ userSource }: VersionContent) =>
    Object.fromEntries((userSource.scenes?.off ?? []).map((id) => [id, true]))
  return {
    words: countDifferent(before.userSource.text, after.userSource.text),
    pictures: countDifferent(before.userSource.media, after.userSource.media),
    colors: countDifferent(before.changedColor, after.changedColor),
    scenes: countDifferent(off(before), off(after)),
    music: !sameValue(before.bgm, after.bgm) || before.bgmUrl !== after.bgmUrl,
    brand: !isSameBrand(before, after) || !sameValue(before.userSource.brand, after.userSource.brand),
    ratio: before.userSource.ratio !== after.userSource.ratio,
    title: before.title !== after.title,
  }
}

function countDifferent(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): number {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].filter((key) => !sameValue(before[key], after[key])).length
}

/** Whether a save begins a new stretch of work, so that what it changes is kept as it was. */
export function beginsWork(newest: Pick<StoredVersion, 'createdAt'> | null, now: Date): boolean {
  return newest === null || now.getTime() - newest.createdAt.getTime() >= limits.versionMinutes * 60_000
}

type Kept = Pick<StoredVersion, 'id' | 'name'>

/** Whether one more version may have a name. */
export function hasRoomForName(versions: readonly Pick<StoredVersion, 'name'>[]): boolean {
  return versions.filter(({ name }) => name !== null).length < limits.namedVersionsMax
}

/** Those of a project's versions, the newest first, that have to go: the oldest without a name. */
export function superfluous(versions: readonly Kept[]): string[] {
  const tooMany = Math.max(0, versions.length - limits.versionsMax)
  const nameless = versions.filter(({ name }) => name === null).map(({ id }) => id)
  return tooMany === 0 ? [] : nameless.slice(-tooMany)
}
