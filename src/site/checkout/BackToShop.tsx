import { useStore } from '@nanostores/react';
import { pathIn } from '#shared/language';
import { $words } from '../../words/page-words.ts';

export function BackToShop() {
  const { checkout, language } = useStore($words);
  return (
    <a
      href={pathIn(language, '/shop-art')}
      className="mt-8 inline-flex min-h-11 items-center justify-center border border-sann px-6 font-medium transition-colors hover:border-lank hover:bg-twal"
    >
      {checkout.backToShop}
    </a>
  );
}
