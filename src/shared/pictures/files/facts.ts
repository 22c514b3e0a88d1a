/** 'incomplete': no end; 'empty': no pixels; 'broken': violates the format. */
export type PictureFlaw = 'incomplete' | 'empty' | 'broken';

/** What a decoder will do with a file. Sizes in pixels, after the EXIF rotation. */
export type PictureFacts = {
  width: number;
  height: number;
  /** Two bytes a sample. */
  isDeep: boolean;
  frames: number;
  /** Bytes of compressed metadata, which may unpack to a thousand times as many. */
  packedMetadata: number;
};

export const plainFacts = { isDeep: false, frames: 1, packedMetadata: 0 };
