import type { BrandKit } from '@clipmint/contract'
import { colorRoles } from '@clipmint/film'

import type { Context } from '../../../context.ts'
import type { UploadedFile } from '../../../http/handlers.ts'
import { findAssets, presentAsset, type StoredAsset, storeUpload } from '../../assets/index.ts'
import { getTemplateVersion } from '../../templates/index.ts'
import { getProject } from '../commands.ts'
import { saveProject } from '../edit/commands.ts'
import { lockEditable } from '../lock.ts'
import { dropUnusedLogos } from '../logos.ts'
import { settleExpiry, type StoredProject } from '../store.ts'
import { deleteBrandKit, findBrandKit, saveBrandKit, type StoredBrandKit } from './store.ts'

type BrandDoor = Pick<Context, 'db' | 'withTx' | 'now' | 'newId' | 'events'> &
  Parameters<typeof storeUpload>[0]
const LOGO_FIELD = 'brandLogo'

/** What was sent of a brand; the files are read as they come. */
export type BrandChange = {
  name: string | null
  files: AsyncIterable<UploadedFile>
}

/** Sets the brand's name (an empty one removes it) and, when one was sent, its logo. */
export async function setBrand(
  ctx: BrandDoor,
  accountId: string,
  id: string,
  change: BrandChange,
): Promise<StoredProject> {
  await settleExpiry(ctx, accountId)
  await ctx.withTx(() => lockEditable(ctx, accountId, id))
  const logo = await receiveLogo(ctx, accountId, change.files)
  try {
    return await ctx.withTx(async () => {
      const project = await lockEditable(ctx, accountId, id)
      const brandName = change.name === null ? project.brandName : change.name || null
      return saveProject(ctx, project, {
        ...project,
        brandName,
        brandLogoId: logo?.id ?? project.brandLogoId,
      })
    })
  } catch (error) {
    // Its project was deleted or sent to be made while the logo came.
    if (logo) await dropUnusedLogos(ctx, accountId, [logo.id])
    throw error
  }
}

async function receiveLogo(
  ctx: BrandDoor,
  accountId: string,
  files: AsyncIterable<UploadedFile>,
): Promise<StoredAsset | null> {
  let logo: StoredAsset | null = null
  for await (const file of files) {
    if (file.field === LOGO_FIELD && !logo) logo = await storeUpload(ctx, accountId, file, 'logo')
    else file.stream.resume()
  }
  return logo
}

/** Keeps a project's name, logo and colours as the brand of its owner. */
export async function keepBrand(
  ctx: Pick<Context, 'db' | 'withTx' | 'now'>,
  accountId: string,
  projectId: string,
): Promise<StoredBrandKit> {
  return ctx.withTx(async () => {
    const { brandName, brandLogoId, ...project } = await getProject(ctx, accountId, projectId)
    const template = await getTemplateVersion(ctx, project.templateId, project.templateVersion)
    const palette = { ...template.colors, ...project.changedColor }
    const kit: StoredBrandKit = {
      accountId,
      name: brandName,
      logoId: brandLogoId,
      colors: colorRoles.map((role) => palette[role]),
      updatedAt: ctx.now(),
    }
    const before = await findBrandKit(ctx, accountId)
    await saveBrandKit(ctx, kit)
    await dropUnusedLogos(ctx, accountId, before?.logoId ? [before.logoId] : [])
    return kit
  })
}

/** Forgets an owner's brand kit, and its logo unless a video still shows it. */
export async function forgetBrand(
  ctx: Pick<Context, 'db' | 'withTx' | 'now'>,
  accountId: string,
): Promise<void> {
  await ctx.withTx(async () => {
    const kit = await findBrandKit(ctx, accountId)
    await deleteBrandKit(ctx, accountId)
    await dropUnusedLogos(ctx, accountId, kit?.logoId ? [kit.logoId] : [])
  })
}

/** A brand kit as its owner sees it. */
export async function presentBrandKit(
  ctx: Pick<Context, 'db' | 'files'>,
  { accountId, name, logoId, colors }: StoredBrandKit,
): Promise<BrandKit> {
  const [logo] = logoId === null ? [] : await findAssets(ctx, accountId, [logoId])
  return { name, logo: logo ? await presentAsset(ctx, logo) : null, colors }
}
