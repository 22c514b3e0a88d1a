import sharp from 'sharp';

/** A picture as raw 8-bit RGB. */
export interface Raw {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Encodes a picture as JPEG, as well as so many bytes allow. */
export async function encodeJpeg({ pixels, width, height }: Raw, largest: number): Promise<Buffer> {
  let file: Buffer = Buffer.alloc(0);
  for (let quality = 90; quality >= 50; quality -= 4) {
    const image = sharp(pixels, { raw: { width, height, channels: 3 } });
    file = await image.jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length <= largest) return file;
  }
  return file;
}
