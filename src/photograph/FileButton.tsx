import Camera from 'lucide-react/icons/camera';
import { useRef, type ChangeEvent, type ComponentProps, type ComponentType } from 'react';
import { Button } from '../ui/Button.tsx';

// Without HEIC in the list iOS converts photographs to JPEG.
const pictures = 'image/jpeg,image/png,image/webp';

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  /** Of the file input. */
  label: string;
  multiple?: boolean | undefined;
  /** Types of files; default: pictures. */
  accept?: string | undefined;
  icon?: ComponentType<{ size: number }> | undefined;
  onChoose: (files: File[]) => void;
  children: string;
};

/** Opens the device's own chooser: without `capture`, so that a phone offers its library and its camera. */
export function FileButton({ label, multiple, onChoose, children, ...props }: FileButtonProps) {
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
        aria-label={label}
        accept={accept}
        multiple={multiple}
        hidden
        onChange={choose}
      />
      <Button look="secondary" onClick={() => input.current?.click()} {...rest}>
        <Icon aria-hidden size={18} />
        <span>{children}</span>
      </Button>
    </>
  );
}
