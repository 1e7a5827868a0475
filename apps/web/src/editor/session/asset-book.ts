import type { Asset } from '@clipmint/contract'

/** Every uploaded file this editor has heard of, by id, with the links to show it. */
export class AssetBook {
  #byId: ReadonlyMap<string, Asset> = new Map()
  readonly #listeners = new Set<() => void>()

  /** The files by id; the same map until one is added or changes. */
  get byId(): ReadonlyMap<string, Asset> {
    return this.#byId
  }

  /** Enters files, or newer words about known ones. */
  add(assets: readonly Asset[]): void {
    const news = assets.filter((asset) => !isSame(this.#byId.get(asset._id), asset))
    if (news.length === 0) return
    this.#byId = new Map([...this.#byId, ...news.map((asset) => [asset._id, asset] as const)])
    for (const listener of this.#listeners) listener()
  }

  /** Strikes out files that are deleted. */
  forget(ids: readonly string[]): void {
    const gone = new Set(ids)
    this.#byId = new Map([...this.#byId].filter(([id]) => !gone.has(id)))
    for (const listener of this.#listeners) listener()
  }

  /** Calls `listener` after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** Links are signed anew with every answer; the file is the same while its name, state, preview and cut-out are. */
function isSame(known: Asset | undefined, asset: Asset): boolean {
  return (
    known !== undefined &&
    known.status === asset.status &&
    known.originalName === asset.originalName &&
    known.quality.duplicateOf === asset.quality.duplicateOf &&
    known.quality.sharpness === asset.quality.sharpness &&
    known.cutout.status === asset.cutout.status &&
    nameIn(known.cutout.file) === nameIn(asset.cutout.file) &&
    (known.preview === null) === (asset.preview === null)
  )
}

/** What a link names, without its signature. */
function nameIn(link: string | null): string | undefined {
  return link?.split('?')[0]
}
