import { describe, expect, it } from 'vitest'

import { judgeLink, judgeLogin, mayUnlink, pathWithin } from './rules.ts'

const email = 'haneul@example.com'
const google = { channel: 'google', subject: 'g1', email, isEmailProven: true } as const
const kakao = { channel: 'kakao', subject: 'k1', email, isEmailProven: true } as const
const naver = { channel: 'naver', subject: 'n1', email, isEmailProven: false } as const
const account = { id: 'a1', email }

describe('somebody who came back from a provider', () => {
  it('signs in to the account that they are linked to, whoever has the e-mail', () => {
    const emailOwner = { ...account, id: 'other', links: [] }
    expect(judgeLogin(google, { linkedTo: 'a1', emailOwner })).toEqual({ to: 'sign-in', accountId: 'a1' })
  })

  it('is nobody yet without a link and an account of that e-mail', () => {
    const nobody = { linkedTo: null, emailOwner: null }
    expect(judgeLogin(google, nobody)).toEqual({ to: 'connect', emailInUse: false })
    expect(judgeLogin({ ...google, email: null, isEmailProven: false }, nobody)).toEqual({
      to: 'connect',
      emailInUse: false,
    })
  })

  it('is joined with an account when both proved the same e-mail', () => {
    const emailOwner = { ...account, links: [kakao] }
    expect(judgeLogin(google, { linkedTo: null, emailOwner })).toEqual({ to: 'join', accountId: 'a1' })
  })

  it.each([
    ['the provider did not make sure of it', naver, [kakao]],
    ['the account never proved it', google, [naver]],
    ['the account proved another one', google, [{ ...kakao, email: 'other@example.com' }]],
    ['neither did', { ...naver, channel: 'facebook', subject: 'f1' } as const, [naver]],
  ])('is sent to the way that the account has when %s', (_why, identity, links) => {
    expect(judgeLogin(identity, { linkedTo: null, emailOwner: { ...account, links } })).toEqual({
      to: 'other-way',
      channels: links.map(({ channel }) => channel),
    })
  })

  it('is never joined with an account that has a password alone: its e-mail was only typed', () => {
    const emailOwner = { ...account, links: [] }
    expect(judgeLogin(google, { linkedTo: null, emailOwner })).toEqual({ to: 'connect', emailInUse: true })
  })

  it('is not joined with an account of somebody else of the same provider', () => {
    const emailOwner = { ...account, links: [{ ...google, subject: 'g2' }, kakao] }
    expect(judgeLogin(google, { linkedTo: null, emailOwner })).toEqual({ to: 'connect', emailInUse: true })
  })
})

describe('linking a provider to an owner', () => {
  const owner = { id: 'a1', links: [kakao] }

  it('is done when nobody has it', () => {
    expect(judgeLink(google, { owner, linkedTo: null })).toBe('link')
  })

  it('is done already when it is theirs, and refused when it is another’s', () => {
    expect(judgeLink(kakao, { owner, linkedTo: 'a1' })).toBe('already')
    expect(judgeLink(google, { owner, linkedTo: 'a2' })).toBe('another')
  })

  it('is refused when somebody else of the provider is theirs', () => {
    expect(judgeLink({ ...kakao, subject: 'k2' }, { owner, linkedTo: null })).toBe('taken')
  })
})

it('lets an owner give a provider up while another way in is left', () => {
  expect(mayUnlink({ hasPassword: true, links: 1 })).toBe(true)
  expect(mayUnlink({ hasPassword: false, links: 2 })).toBe(true)
  expect(mayUnlink({ hasPassword: false, links: 1 })).toBe(false)
})

describe('where to go on to', () => {
  it('is a path of this site', () => {
    expect(pathWithin('/products?tab=1#x')).toBe('/products?tab=1#x')
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'products',
    '',
    undefined,
  ])('is never %j', (address) => {
    expect(pathWithin(address)).toBeNull()
  })
})
