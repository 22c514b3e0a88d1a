import { useEffect, useState } from 'react';
import { PictureCanvas } from '../../../photograph/PictureCanvas.tsx';

const shownPx = 240;

type ChosenPictureProps = { file: Blob; label: string; className: string };

/** Shows a photograph from the device. It stays empty if the browser cannot read the file: the upload says so. */
export function ChosenPicture({ file, label, className }: ChosenPictureProps) {
  const [shown, setShown] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    let isLeft = false;
    let bitmap: ImageBitmap | null = null;
    async function read() {
      bitmap = await createImageBitmap(file, { resizeWidth: shownPx, resizeQuality: 'medium' });
      if (isLeft) bitmap.close();
      else setShown(bitmap);
    }
    void read().catch(() => undefined);
    return () => {
      isLeft = true;
      bitmap?.close();
    };
  }, [file]);
  return shown && <PictureCanvas picture={shown} label={label} className={className} />;
}
