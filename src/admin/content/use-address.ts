import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { imageAddressInput } from '#shared/pictures/image-address';
import { readPictureAddress } from '../upload/picture-address.ts';
import type { Editor } from './editor.ts';

type Address = { editor: Editor; id: number; imageUrl: string };

/** Keeps the typed address, which may be incomplete; sends only a valid one. */
export function useAddress({ editor, id, imageUrl }: Address) {
  const refusal = useStore(editor.$editing).refusedPictures[id];
  const [text, setText] = useState<string | null>(null);
  const [complaint, setComplaint] = useState<string | undefined>();

  function choose(address: string) {
    setText(null);
    setComplaint(undefined);
    editor.choosePicture(id, address);
  }

  function leave() {
    if (text === null) return;
    const wanted = readPictureAddress(text);
    if (wanted === imageUrl && !refusal) return setText(null);
    const checked = imageAddressInput.safeParse(wanted);
    if (wanted === '' || checked.success) return choose(wanted);
    setComplaint(checked.error.issues[0]?.message);
  }

  function type(value: string) {
    setText(value);
    setComplaint(undefined);
  }

  const typed = text ?? refusal?.address ?? imageUrl;
  const error = complaint ?? (text === null ? refusal?.reason : undefined);
  return { typed, error, type, choose, leave };
}
