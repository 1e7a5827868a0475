const afterSignIn = '/products'

/** Where to go after signing in: a path of this site, whatever the address bar was made to say. */
export function safeReturn(redirectUrl: string | undefined): string {
  if (!redirectUrl?.startsWith('/') || /^\/[/\\]/.test(redirectUrl)) return afterSignIn
  return redirectUrl.startsWith('/auth') ? afterSignIn : redirectUrl
}
