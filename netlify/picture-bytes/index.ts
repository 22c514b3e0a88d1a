export { cleanPicture } from './clean-picture.ts';
export { DamagedPngError, flattenOnWhite } from './white-ground.ts';
