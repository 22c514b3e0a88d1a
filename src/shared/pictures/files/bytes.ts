export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

export function hasBytes(bytes: Uint8Array, at: number, wanted: number[]): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}

export function readName(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
