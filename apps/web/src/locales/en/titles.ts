import type { titles as korean } from '../ko/titles.ts'

export const titles: Record<keyof typeof korean, string> = {
  landing: 'Drop photos, get a video',
  signIn: 'Sign in',
  error: 'Something went wrong',
  notFound: 'Page not found',
  gallery: 'Gallery',
  store: 'Templates',
  template: 'Template',
  products: 'Products',
  productNew: 'New product',
  product: 'Product',
  shared: 'Video preview',
  likes: 'Liked templates',
  chooseTemplate: 'Choose a template',
  aiError: 'The AI stopped',
  projects: 'My videos',
  projectsDone: 'Finished videos',
  projectDone: 'Finished video',
  editor: 'Edit video',
  phoneUpload: 'Upload from a phone',
}
