export { MomentButton } from './parts/moment-button.tsx'
export { ReviewLink } from './parts/review-link.tsx'
export { type Player, usePlayer } from './parts/video.tsx'
