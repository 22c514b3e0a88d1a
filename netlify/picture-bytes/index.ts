export { cleanPicture } from './clean-picture.ts';
export { DamagedPngError, onWhite } from './white-ground.ts';
