import type { LucideIcon } from 'lucide-react';
import Camera from 'lucide-react/icons/camera';
import { useRef, type ChangeEvent, type ComponentProps } from 'react';
import { Button } from '../../ui/Button.tsx';

// Without HEIC in the list iOS converts photographs to JPEG.
const pictures = 'image/jpeg,image/png,image/webp';

type UploadButtonProps = ComponentProps<typeof Button> & {
  /** Of the file input. */
  label?: string;
  multiple?: boolean;
  /** Types of files; default: pictures. */
  accept?: string;
  icon?: LucideIcon;
  onChoose: (files: File[]) => void;
};

/** Opens the device's own chooser: without `capture`, so that a phone offers its library and its camera. */
export function UploadButton({ label, multiple, onChoose, children, ...props }: UploadButtonProps) {
  const { accept = pictures, icon: Icon = Camera, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // Allows choosing the same file again.
    target.value = '';
    if (files.length > 0) onChoose(files);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label={label ?? 'Photograph'}
        accept={accept}
        multiple={multiple}
        hidden
        onChange={choose}
      />
      <Button
        look="secondary"
        className="justify-self-start"
        onClick={() => input.current?.click()}
        {...rest}
      >
        <Icon aria-hidden size={18} />
        <span>{children ?? 'Upload a photograph'}</span>
      </Button>
    </>
  );
}
