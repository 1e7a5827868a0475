/** The provider itself: the package's face tells whoever starts it of Node versions, which is not for our readers. */
declare module 'oidc-provider/lib/provider.js' {
  export { default as Provider } from 'oidc-provider'
}
