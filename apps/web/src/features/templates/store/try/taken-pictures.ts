/** The pictures that can be chosen to try templates with. */
export const takenPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,.heic'
