const orientationTag = 0x0112;
const entryLength = 12;

/** Returns the orientation of TIFF 6.0 in the EXIF data that begin there, from 1 to 8. Throws a RangeError behind the end of the file. */
export function readOrientation(view: DataView, start: number): number {
  const isLittle = view.getUint16(start) === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  if (directory + 2 > view.byteLength) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * entryLength;
    if (entry + entryLength > view.byteLength) return 1;
    if (view.getUint16(entry, isLittle) !== orientationTag) continue;
    const orientation = view.getUint16(entry + 8, isLittle);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}
