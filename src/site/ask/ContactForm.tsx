import { useEffect, useState } from 'react';
import { findArtwork } from '../lists/find-artwork.ts';
import type { AskedArtwork } from '../overlay-store.ts';
import { AskForm } from './AskForm.tsx';

/** Shows the form of the page Contact. `?artworkId=…` names the artwork, and `&price` asks its price. */
export function ContactForm() {
  const [artwork, setArtwork] = useState<AskedArtwork | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const id = query.get('artworkId');
    const asksPrice = query.has('price');
    if (!id) return;
    findArtwork(id).then(
      ({ title }) => setArtwork({ id, title, asksPrice }),
      () => undefined,
    );
  }, []);
  return <AskForm artwork={artwork} />;
}
