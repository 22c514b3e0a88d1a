import type { Corners, Size } from '../../geometry/index.ts';

export type Request = { file: Blob } | { corners: Corners; size: Size };

/** `photograph`: the size that corners refer to, at most 16 megapixels. `view`: at most 1600 px, to be shown. */
export type Opened = { photograph: Size; view: ImageBitmap };
/** `file`: a JPEG. */
export type Rectified = { file: Blob; view: ImageBitmap };

/** `reason`: a text for people; null for a failure of the browser. */
export type Answer = { value: Opened | Rectified } | { reason: string | null };
