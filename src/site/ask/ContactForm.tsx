import { useEffect, useState } from 'react';
import { findArtwork } from '../../lib/api.ts';
import { AskForm, type AskedArtwork } from './AskForm.tsx';

/** The form of the page Contact; `?artworkId=…` names the artwork. */
export function ContactForm() {
  const [artwork, setArtwork] = useState<AskedArtwork | null>(null);
  useEffect(() => {
    const id = new URLSearchParams(location.search).get('artworkId');
    if (id) findArtwork(id).then(setArtwork, () => undefined);
  }, []);
  return <AskForm artwork={artwork} />;
}
