import Camera from 'lucide-react/icons/camera';
import { useRef, type ChangeEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';

// Without HEIC in the list iOS converts photographs to JPEG.
const accepted = 'image/jpeg,image/png,image/webp';

type UploadButtonProps = { disabled: boolean; onChoose: (file: File) => void };

export function UploadButton({ disabled, onChoose }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Allows choosing the same file again.
    target.value = '';
    if (file) onChoose(file);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label="Photograph"
        accept={accepted}
        hidden
        onChange={choose}
      />
      <Button
        look="secondary"
        className="justify-self-start"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <Camera aria-hidden size={18} />
        Upload a photograph
      </Button>
    </>
  );
}
