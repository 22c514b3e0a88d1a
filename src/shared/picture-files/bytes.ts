/** A view for reading numbers of several bytes. */
export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** Tells whether these bytes stand at a place. */
export function hasBytes(bytes: Uint8Array, at: number, wanted: number[]): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}

/** The four letters that name a chunk of a PNG or a WebP. */
export function readName(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
