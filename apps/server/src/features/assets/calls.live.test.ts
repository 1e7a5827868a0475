import { Readable } from 'node:stream'

import { allowanceOf, limits } from '@clipmint/contract'
import type { FileStore } from '@clipmint/integrations'
import { hourMs } from '@clipmint/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { usualEngines, type Member, type TestServer, startTestServer } from '../../test/index.ts'
import { addAsset, uploadAsset } from '../../test/library.ts'
import { quarters } from '../../test/pictures.ts'
import { addPhoto, addProduct, addProject, addVersion } from '../../test/seed.ts'
import { assetJobs, assets, findAssets, findKept, markDeleted, reviveLogo, storeUpload } from './index.ts'

const nobody = '018f0000-0000-7000-8000-00000000ffff'
const { storageBytes } = allowanceOf(0)

describe.each(usualEngines)('assets on %s', (engine) => {
  let server: TestServer
  let owner: Member
  let photo: Buffer
  beforeAll(async () => {
    const areas = { handlers: { assets }, jobs: { assets: assetJobs } }
    server = await startTestServer({ engine, areas })
    photo = await quarters({ width: 400, height: 300 }).jpeg().toBuffer()
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    owner = await server.member()
  })

  const upload = (filename = 'photo.jpg', content: Uint8Array = photo) =>
    uploadAsset(server, owner, filename, content)
  const storedKeys = async ({ id }: Member) => {
    const keys = []
    for await (const { key } of server.ctx.files.list(`accounts/${id}/`)) keys.push(key)
    return keys
  }
  const list = async (query = '', as = owner) =>
    (await server.ask({ url: `/ai/asset?${query}`, as })).body.result
  const info = async () => (await server.ask({ url: '/ai/asset/info', as: owner })).body.result
  const remove = (deleteList: unknown, as: Member | undefined = owner) =>
    server.ask({ method: 'DELETE', url: '/ai/asset', body: { deleteList }, ...(as ? { as } : {}) })

  it('are for members', async () => {
    const files = [{ field: 'file', filename: 'photo.jpg', content: photo }]
    const answers = [
      await server.upload({ url: '/ai/asset' }, { files }),
      await server.ask({ url: '/ai/asset' }),
      await server.ask({ url: '/ai/asset/info' }),
      await server.ask({ method: 'DELETE', url: '/ai/asset', body: { deleteList: [nobody] } }),
    ]
    for (const { status, body } of answers) expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  describe('uploading', () => {
    it('answers with the file as the list has it', async () => {
      const { status, body } = await upload('../비니 사진.jpg'.normalize('NFD'))
      expect([status, body.code]).toEqual([200, 'SUCCESS'])
      expect(body.result).toMatchObject({ type: 'image', status: 'ready', originalName: '비니 사진.jpg' })
      expect((await list()).list).toEqual([body.result])
    })

    it('refuses a form without the file, and what is no form', async () => {
      const other = await server.upload(
        { url: '/ai/asset', as: owner },
        { files: [{ field: 'photo', filename: 'photo.jpg', content: photo }] },
      )
      expect([other.status, other.body.code, other.body.field]).toEqual([400, 'INVALID_INPUT', 'file'])
      const none = await server.upload({ url: '/ai/asset', as: owner }, { fields: { name: 'x' }, files: [] })
      expect([none.status, none.body.code]).toEqual([400, 'INVALID_INPUT'])
      const json = await server.ask({ method: 'POST', url: '/ai/asset', body: { file: 'x' }, as: owner })
      expect([json.status, json.body.code]).toEqual([415, 'INVALID FILE TYPE'])
    })

    it('refuses what it does not take, in the caller’s language', async () => {
      const answers = [
        await upload('page.jpg', Buffer.from('<html>')),
        await upload('empty.png', Buffer.alloc(0)),
      ]
      for (const { status, body } of answers) expect([status, body.code]).toEqual([415, 'INVALID FILE TYPE'])
      const say = (lang: string) =>
        server.upload(
          { url: `/ai/asset?lang=${lang}`, as: owner },
          { files: [{ field: 'file', filename: 'x.jpg', content: Buffer.from('x') }] },
        )
      expect((await say('ko')).body.message).toMatch(/[가-힣]/)
      expect((await say('en')).body.message).toMatch(/^[\x20-\x7e’]+$/)
    })

    it('says in a sentence of its own why it does not take a file', async () => {
      const told = async (name: string, content: Buffer) => (await upload(name, content)).body
      const half = photo.subarray(0, photo.length / 2)
      const heavy = Buffer.concat([photo, Buffer.alloc(limits.imageBytes)])
      const bodies = [
        await told('empty.jpg', Buffer.alloc(0)),
        await told('list.pdf', Buffer.from('%PDF-1.4 list')),
        await told('half.jpg', half),
        await told('heavy.jpg', heavy),
      ]
      for (const { code, field } of bodies) expect([code, field]).toEqual(['INVALID FILE TYPE', 'file'])
      const [empty, kind, unreadable, bytes] = bodies.map(({ message }) => message)
      const drawing = await told('logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
      expect(drawing.message).toMatch(/jpg, png, webp, heic, gif/)
      expect(drawing.message).not.toMatch(/음악|클립/)
      expect(empty).toContain('빈 파일')
      expect(kind).toContain('지원하지 않는')
      expect(unreadable).toContain('깨졌거나')
      expect(bytes).toContain('20MB')
    })

    it('answers INTERNAL SERVER ERROR when the store fails, and keeps nothing', async () => {
      const { put } = server.ctx.files
      const fullDisk: typeof put = (key, ...rest) =>
        key.includes('/poster.') ? Promise.reject(new Error('The disk is full.')) : put(key, ...rest)
      const broken = await startTestServer({
        engine,
        areas: { handlers: { assets } },
        replace: { files: { ...server.ctx.files, put: fullDisk } },
      })
      const member = await broken.member()
      const { status, body } = await uploadAsset(broken, member, 'photo.jpg', photo)
      expect([status, body.code, body.retryable]).toEqual([500, 'INTERNAL SERVER ERROR', true])
      expect((await broken.ask({ url: '/ai/asset', as: member })).body.result.total).toBe(0)
      expect(await storedKeys(member)).toEqual([])
      await broken.stop()
    })

    it('keeps no files when the database fails, and tells that fault whatever else fails', async () => {
      const withTx = () => Promise.reject(new Error('The database is away.'))
      const one = { filename: 'photo.jpg', stream: Readable.from(photo) }
      const stored = storeUpload({ ...server.ctx, withTx }, owner.id, one, 'library')
      await expect(stored).rejects.toMatchObject({ code: 'INTERNAL SERVER ERROR' })
      expect(await storedKeys(owner)).toEqual([])

      const files = { ...server.ctx.files, delete: () => Promise.reject(new Error('So is the disk.')) }
      const another = { filename: 'photo.jpg', stream: Readable.from(photo) }
      await expect(
        storeUpload({ ...server.ctx, withTx, files }, owner.id, another, 'library'),
      ).rejects.toMatchObject({ cause: { message: 'The database is away.' } })
    })
  })

  describe('the space', () => {
    it('is counted in bytes and files, with everything that was made of a file', async () => {
      expect(await info()).toEqual({
        used: 0,
        total: storageBytes,
        percent: 0,
        count: { image: 0, video: 0, audio: 0 },
        bytes: { image: 0, video: 0, audio: 0 },
      })
      const { size } = await addAsset(server, owner, 'photo.jpg', photo)
      await addPhoto(server, owner, { type: 'video', size: storageBytes / 4 })
      expect(await info()).toEqual({
        used: size + storageBytes / 4,
        total: storageBytes,
        percent: expect.closeTo(25, 0),
        count: { image: 1, video: 1, audio: 0 },
        bytes: { image: size, video: storageBytes / 4, audio: 0 },
      })
    })

    it('takes no file that goes over it', async () => {
      const { size } = await addAsset(server, owner, 'photo.jpg', photo)
      await addPhoto(server, owner, { size: storageBytes - size - 10 })
      const { status, body } = await upload()
      expect([status, body.code]).toEqual([413, 'EXCEED REMAINING SPACE'])
      expect((await info()).count.image).toBe(2)
    })

    it('takes no more of many files at once than there is room for', async () => {
      const { size } = await addAsset(server, owner, 'photo.jpg', photo)
      await addPhoto(server, owner, { size: storageBytes - size - 2 * size - 10 })
      const uploads = Array.from({ length: 6 }, () => ({
        filename: 'photo.jpg',
        stream: Readable.from(photo),
      }))
      const files = meetAtLastFile(server.ctx.files, uploads.length)
      const answers = await Promise.allSettled(
        uploads.map((one) => storeUpload({ ...server.ctx, files }, owner.id, one, 'library')),
      )
      const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
      expect(refused).toEqual(Array(4).fill('EXCEED REMAINING SPACE'))
      expect((await info()).used).toBe(storageBytes - 10)
      const keys = await storedKeys(owner)
      expect(keys.filter((key) => key.includes('/file.'))).toHaveLength(4)
    })

    it('is the plan’s', async () => {
      const subscriber = await server.member({ planType: 1 })
      const { body } = await server.ask({ url: '/ai/asset/info', as: subscriber })
      expect(body.result.total).toBe(allowanceOf(1).storageBytes)
    })
  })

  describe('the list', () => {
    it('has the newest first, in pages, by type', async () => {
      const photos = []
      for (const traits of [{}, { type: 'video', durationMs: 2_000 }, {}])
        photos.push(await addPhoto(server, owner, traits))
      const ids = ({ list: found }: { list: { _id: string }[] }) => found.map(({ _id }) => _id)
      expect(ids(await list())).toEqual(photos.toReversed())
      expect(await list('page=2&limit=2')).toMatchObject({
        page: 2,
        limit: 2,
        total: 3,
        list: [{ _id: photos[0] }],
      })
      expect(ids(await list('type=video'))).toEqual([photos[1]])
      expect(await list('page=9')).toMatchObject({ list: [], total: 3 })
      expect((await list('type=image')).total).toBe(2)
    })

    it('finds files by a part of their name, whatever its signs, and sorts by name and size', async () => {
      for (const [originalName, size] of [
        ['소금빵 100%.jpg', 30],
        ['Bread_1.jpg', 20],
        ['bread 10.jpg', 10],
      ] as const)
        await addPhoto(server, owner, { originalName, size })
      const names = async (query: string) =>
        (await list(query)).list.map(({ originalName }: { originalName: string }) => originalName)
      expect(await names('search=BREAD')).toEqual(['bread 10.jpg', 'Bread_1.jpg'])
      expect(await names(`search=${encodeURIComponent('0%')}`)).toEqual(['소금빵 100%.jpg'])
      expect(await names('search=d_1')).toEqual(['Bread_1.jpg'])
      expect(await names(`search=${encodeURIComponent('소금'.normalize('NFD'))}`)).toEqual([
        '소금빵 100%.jpg',
      ])
      expect((await names('sort=name')).at(-1)).toBe('소금빵 100%.jpg')
      expect((await names('sort=size'))[0]).toBe('소금빵 100%.jpg')
    })

    it.each(['page=0', 'limit=101', 'limit=x', 'type=sound', 'sort=old', `search=${'x'.repeat(51)}`])(
      'refuses %s',
      async (query) => {
        const { status, body } = await server.ask({ url: `/ai/asset?${query}`, as: owner })
        expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
      },
    )

    it('has no logos, which count as used space all the same', async () => {
      const logo = await storeUpload(
        server.ctx,
        owner.id,
        { filename: 'logo.jpg', stream: Readable.from(photo) },
        'logo',
      )
      expect((await list()).total).toBe(0)
      expect((await info()).used).toBe(logo.size)
    })
  })

  describe('deleting', () => {
    const sweep = (ctx = server.ctx) =>
      assetJobs.sweep.run(
        ctx,
        {},
        { signal: new AbortController().signal, jobId: nobody, retry: 0, lastTry: true },
      )

    it('takes the named files away and gives their space back', async () => {
      const one = await addAsset(server, owner, 'one.jpg', photo)
      const two = await addAsset(server, owner, 'two.jpg', photo)
      const { body } = await remove([one._id, nobody])
      expect(body.result).toEqual({ deleted: [one._id] })
      expect((await list()).list).toMatchObject([{ _id: two._id }])
      expect((await info()).used).toBe(two.size)
      expect((await remove([one._id])).body.code).toBe('ASSETS_NOT_FOUND')
    })

    it('keeps the bytes for a day, for videos in the making, then removes them', async () => {
      const { _id } = await addAsset(server, owner, 'photo.jpg', photo)
      const stored = async () => {
        const keys = []
        for await (const { key } of server.ctx.files.list(`accounts/${owner.id}/assets/${_id}/`))
          keys.push(key)
        return keys.length
      }
      const before = await stored()
      await remove([_id])
      server.clock.advance(23 * hourMs)
      await sweep()
      expect(await stored()).toBe(before)
      server.clock.advance(2 * hourMs)
      await sweep()
      expect(await stored()).toBe(0)
    })

    it('keeps what a video shows or plays for as long as one does, a kept version or the trash included', async () => {
      const ids = await Promise.all(
        ['shown', 'heard', 'before', 'thrown', 'over'].map(() => addPhoto(server, owner)),
      )
      const [shown, heard, before, thrown, over] = ids as [string, string, string, string, string]
      const showing = (id: string) => ({ userSource: { media: { hook: { assetId: id } } } })
      await addProject(server, owner, showing(shown))
      await addProject(server, owner, { bgmUrl: `asset:${heard}` })
      await addVersion(server, owner, await addProject(server, owner, {}), {
        ...showing(before),
        bgmUrl: null,
      })
      await addProject(server, owner, { ...showing(thrown), status: 3 })
      await addProject(server, owner, { ...showing(over), status: 2 })
      await addProject(server, await server.member(), showing(over))
      await remove(ids)
      expect((await info()).used).toBe(0)
      server.clock.advance(25 * hourMs)
      await sweep()
      expect((await findAssets(server.ctx, owner.id, ids)).length).toBe(0)
      const kept = (await findKept(server.ctx, owner.id, ids)).map(({ id }) => id)
      expect(kept.toSorted()).toEqual([shown, heard, before, thrown].toSorted())
    })

    it('leaves a logo alone that is taken back while what was deleted is being removed', async () => {
      const stored = async (name: string) =>
        storeUpload(server.ctx, owner.id, { filename: name, stream: Readable.from(photo) }, 'logo')
      const [gone, wanted] = [await stored('gone.jpg'), await stored('wanted.jpg')]
      await markDeleted(server.ctx, owner.id, [gone.id], server.ctx.now())
      server.clock.advance(1_000)
      await markDeleted(server.ctx, owner.id, [wanted.id], server.ctx.now())
      server.clock.advance(25 * hourMs)
      const { files } = server.ctx
      // The list is made, and the first file is on its way out: now the owner takes the other back.
      const removing: FileStore['delete'] = async (key) => {
        if (key === gone.keys.file) await reviveLogo(server.ctx, owner.id, wanted.id)
        return files.delete(key)
      }
      await sweep({ ...server.ctx, files: { ...files, delete: removing } })
      expect((await findAssets(server.ctx, owner.id, [gone.id, wanted.id])).map(({ id }) => id)).toEqual([
        wanted.id,
      ])
      const keys = await storedKeys(owner)
      expect(keys).toContain(wanted.keys.file)
      expect(keys).not.toContain(gone.keys.file)
    })

    it.each([[[]], ['x'], [['x']], [Array(101).fill(nobody)], [undefined]])(
      'refuses %j',
      async (deleteList) => {
        const { status, body } = await remove(deleteList)
        expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
      },
    )
  })

  describe('where files are used', () => {
    const usage = async (ids: string, as = owner) =>
      (await server.ask({ url: `/ai/asset/usage?ids=${ids}`, as })).body

    it('is counted in videos that are worked on or done, and in products', async () => {
      const [shown, logo, unused] = [
        await addPhoto(server, owner),
        await addPhoto(server, owner),
        await addPhoto(server, owner),
      ] as const
      await addProject(server, owner, { userSource: { media: { hook: { assetId: shown } } } })
      await addProject(server, owner, { status: 1, brandLogoId: logo })
      await addProject(server, owner, { status: 3, userSource: { media: { hook: { assetId: shown } } } })
      await addProduct(server, owner, { sourceIds: [shown, unused] })
      expect((await usage(`${shown},${logo}`)).result).toEqual({ videos: 2, products: 1 })
      expect((await usage(unused)).result).toEqual({ videos: 0, products: 1 })
      const stranger = await server.member()
      expect((await usage(shown, stranger)).result).toEqual({ videos: 0, products: 0 })
    })

    it('is counted where only a kept version of a video shows it, and where it is heard', async () => {
      const [once, sound, unused] = [
        await addPhoto(server, owner),
        await addPhoto(server, owner),
        await addPhoto(server, owner),
      ] as const
      const keep = async (traits: Parameters<typeof addProject>[2], content: object) =>
        addVersion(server, owner, await addProject(server, owner, traits), content)
      await keep({}, { userSource: { media: { hook: { assetId: once } } }, bgmUrl: null })
      await keep({}, { userSource: { media: {} }, bgmUrl: `asset:${sound}` })
      await keep({ status: 3 }, { userSource: { media: { hook: { assetId: unused } } }, bgmUrl: null })
      await addProject(server, owner, { bgmUrl: `asset:${sound}` })
      expect((await usage(once)).result).toEqual({ videos: 1, products: 0 })
      expect((await usage(sound)).result).toEqual({ videos: 2, products: 0 })
      expect((await usage(`${once},${sound}`)).result).toEqual({ videos: 3, products: 0 })
      expect((await usage(unused)).result).toEqual({ videos: 0, products: 0 })
      const stranger = await server.member()
      expect((await usage(once, stranger)).result).toEqual({ videos: 0, products: 0 })
    })

    it.each(['', 'x', Array(101).fill(nobody).join()])('is not told for %s', async (ids) => {
      expect((await usage(ids)).code).toBe('INVALID_INPUT')
    })
  })

  describe('renaming', () => {
    const rename = (id: string, name: unknown, as: Member | undefined = owner) =>
      server.ask({ method: 'PATCH', url: `/ai/asset/${id}`, body: { name }, ...(as ? { as } : {}) })

    it('keeps what the file is and what its ending says', async () => {
      const { _id, ...file } = await addAsset(server, owner, 'IMG_0412.JPG', photo)
      const { body } = await rename(_id, '  가게 앞 봄 '.normalize('NFD'))
      expect(body.result).toMatchObject({ _id, originalName: '가게 앞 봄.JPG', size: file.size })
      expect((await list()).list).toMatchObject([{ _id, originalName: '가게 앞 봄.JPG' }])
    })

    it.each(['', '  ', 'a/b', 'a\\b', 'a\nb', 'x'.repeat(61), 7])('refuses the name %j', async (name) => {
      const { _id } = await addAsset(server, owner, 'photo.jpg', photo)
      expect((await rename(_id, name)).body).toMatchObject({ code: 'INVALID_INPUT', field: 'name' })
      expect((await list()).list).toMatchObject([{ originalName: 'photo.jpg' }])
    })

    it('is for the owner of a file that is there', async () => {
      const { _id } = await addAsset(server, owner, 'photo.jpg', photo)
      expect(
        (await server.ask({ method: 'PATCH', url: `/ai/asset/${_id}`, body: { name: 'x' } })).status,
      ).toBe(401)
      expect((await rename(_id, 'x', await server.member())).body.code).toBe('ASSETS_NOT_FOUND')
      await remove([_id])
      expect((await rename(_id, 'x')).body.code).toBe('ASSETS_NOT_FOUND')
      expect((await rename(nobody, 'x')).body.code).toBe('ASSETS_NOT_FOUND')
    })
  })

  it('shows and gives nobody another owner’s files', async () => {
    const { _id } = await addAsset(server, owner, 'mine.jpg', photo)
    const other = await server.member()
    expect((await list('', other)).total).toBe(0)
    expect([(await remove([_id], other)).status, (await list()).total]).toEqual([404, 1])
  })

  it('gives a file by its signed link alone, for as long as that holds', async () => {
    const { file } = await addAsset(server, owner, 'photo.jpg', photo)
    const fetch = (url: string) => server.ask({ url })
    expect((await fetch(file)).status).toBe(200)
    expect((await fetch(file)).headers['content-security-policy']).toContain('sandbox')
    expect((await fetch(file.replace(/signature=.../, 'signature=xxx'))).status).toBe(403)
    expect((await fetch(file.split('?')[0] ?? '')).status).toBe(403)
    server.clock.advance(25 * hourMs)
    expect((await fetch(file)).status).toBe(403)
  })

  it('takes an upload of the most bytes, and not one more', async () => {
    const tooLong = Buffer.concat([photo, Buffer.alloc(limits.videoBytes)])
    const { status, body } = await upload('large.mp4', tooLong)
    expect([status, body.code]).toEqual([413, 'EXCEED REMAINING SPACE'])
    expect((await info()).used).toBe(0)
  })
})

/** A store in which nobody goes on from their last file before all are there, so that all take their space at once. */
function meetAtLastFile(files: FileStore, uploads: number): FileStore {
  const there = Promise.withResolvers<void>()
  let waiting = 0
  return {
    ...files,
    put: async (key, ...rest) => {
      const stored = await files.put(key, ...rest)
      if (!key.includes('/thumbnail.')) return stored
      waiting += 1
      if (waiting === uploads) there.resolve()
      await there.promise
      return stored
    },
  }
}
