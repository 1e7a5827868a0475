export { ReviewLink } from './parts/review-link.tsx'
