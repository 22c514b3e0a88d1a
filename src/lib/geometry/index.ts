export {
  type Corners,
  findFlaw,
  firstCorners,
  type Flaw,
  placeCorner,
  type Point,
  type Size,
} from './corners.ts';
export { type Homography, homographyTo, project, unproject } from './homography.ts';
export { estimateRatio } from './ratio.ts';
export { type Pixels, rectify } from './rectify.ts';
