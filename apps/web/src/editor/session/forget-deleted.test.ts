import type { Asset } from '@clipmint/contract'
import { bgmUrlOf } from '@clipmint/film'
import { expect, it } from 'vitest'

import { cafeContent } from '../test/cafe.ts'
import { AssetBook } from './asset-book.ts'
import { forgetDeleted } from './forget-deleted.ts'

const song = '018f0000-0000-7000-8000-000000000001'
const quality = { duplicateOf: null, sharpness: null }
const cutout = { status: 'none', file: null }
const file = (id: string) => ({ _id: id, status: 'ready', preview: null, quality, cutout }) as Asset

it('strikes deleted files out, but what the video shows and plays stays with it', () => {
  const assets = new AssetBook()
  assets.add(['shown', song, 'logo', 'spare'].map(file))
  const work = {
    ...cafeContent,
    userSource: { ...cafeContent.userSource, media: { picture: { assetId: 'shown' } } },
    bgmUrl: bgmUrlOf(song),
    brand: { name: null, logoAssetId: 'logo' },
  }
  forgetDeleted({ assets, editor: { state: { work } } }, ['shown', song, 'logo', 'spare'])
  expect([...assets.byId.keys()]).toEqual(['shown', song, 'logo'])
})
