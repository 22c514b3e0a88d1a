import { useLayoutEffect, useRef } from 'react';

export type Picture = ImageBitmap | HTMLCanvasElement;

type PictureCanvasProps = { picture: Picture; label: string; className?: string };

// The page's policy allows no `blob:` address for an <img>.
export function PictureCanvas({ picture, label, className }: PictureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={picture.width}
      height={picture.height}
      className={className}
    />
  );
}
