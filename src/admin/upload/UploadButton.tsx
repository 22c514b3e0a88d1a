import type { ComponentProps } from 'react';
import { FileButton } from '../../photograph/FileButton.tsx';

type UploadButtonProps = Partial<ComponentProps<typeof FileButton>> & {
  onChoose: (files: File[]) => void;
};

export function UploadButton({
  label = 'Photograph',
  className = 'justify-self-start',
  children = 'Upload a photograph',
  ...rest
}: UploadButtonProps) {
  return (
    <FileButton label={label} className={className} {...rest}>
      {children}
    </FileButton>
  );
}
