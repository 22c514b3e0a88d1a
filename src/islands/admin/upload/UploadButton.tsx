import Camera from 'lucide-react/icons/camera';
import { useRef, type ChangeEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';

// Without HEIC in the list iOS converts its photographs to JPEG before it hands them over.
const accepted = 'image/jpeg,image/png,image/webp';

type UploadButtonProps = { disabled: boolean; onChoose: (file: File) => void };

/** Opens the phone's or computer's own choice of photographs. */
export function UploadButton({ disabled, onChoose }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file may be chosen again.
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
