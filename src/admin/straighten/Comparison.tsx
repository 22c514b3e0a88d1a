import type { Shape } from '../../lib/pictures/straighten/shape.ts';
import { PictureCanvas } from './PictureCanvas.tsx';
import { shapeWords } from './straighten-words.ts';

type ComparisonProps = { before: ImageBitmap; after: ImageBitmap; by: Shape['by'] };

export function Comparison({ before, after, by }: ComparisonProps) {
  return (
    <>
      <p className="mb-4 text-sann">{shapeWords[by]}</p>
      <div className="-mx-5 grid gap-5 bg-twal p-5 sm:mx-0 sm:grid-cols-[2fr_3fr]">
        <Picture picture={before} caption="Before" className="max-h-[16dvh] sm:max-h-[50dvh]" />
        <Picture picture={after} caption="After" className="max-h-[32dvh] sm:max-h-[50dvh]" />
      </div>
    </>
  );
}

type PictureProps = { picture: ImageBitmap; caption: string; className: string };

function Picture({ picture, caption, className }: PictureProps) {
  return (
    <figure className="grid content-start justify-items-center gap-2">
      <PictureCanvas picture={picture} label={caption} className={`max-w-full ${className}`} />
      <figcaption aria-hidden className="text-sm text-sann">
        {caption}
      </figcaption>
    </figure>
  );
}
