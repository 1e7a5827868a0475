export { PostSection } from './posts/post-list.tsx'
