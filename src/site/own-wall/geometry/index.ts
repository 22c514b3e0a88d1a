export { enoughSides, findSides } from './find-sides.ts';
export { hangOn } from './paint.ts';
export { hideSheet, type Light, lightOn } from './sheet.ts';
export {
  canHang,
  cornersOn,
  type Paper,
  pixelsAnInch,
  toPhotograph,
  toWall,
  wallPlane,
  type WallPlane,
} from './wall-plane.ts';
