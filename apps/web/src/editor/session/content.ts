import type { Project } from '@clipmint/contract'
import type { Content } from '@clipmint/editor'

/** A project's content as the editor opens it. */
export function contentOf({ userSource, changedColor, bgm, bgmUrl, title, brand }: Project): Content {
  return {
    userSource,
    changedColor,
    bgm,
    bgmUrl,
    title,
    brand: { name: brand.name, logoAssetId: brand.logo?._id ?? null },
  }
}
