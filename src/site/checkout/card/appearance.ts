import type { Appearance, CustomFontSource } from '@stripe/stripe-js';
import hanken from '../../../fonts/hanken-grotesk.woff2?url';

/** Stripe's iframes cannot read the site's palette (tailwind.config.mjs). */
export const appearance: Appearance = {
  theme: 'flat',
  labels: 'above',
  variables: {
    colorPrimary: '#0F4C5C',
    colorBackground: '#FBF9F5',
    colorText: '#1A1816',
    colorTextSecondary: '#6B655D',
    colorTextPlaceholder: '#6B655D',
    colorDanger: '#C8321F',
    fontFamily: 'Hanken Grotesk, system-ui, sans-serif',
    fontSizeBase: '17px',
    borderRadius: '0px',
    spacingUnit: '4px',
  },
  rules: {
    '.Input': { border: '1px solid #6B655D', boxShadow: 'none' },
    '.Input:focus': { border: '1px solid #0F4C5C', boxShadow: '0 0 0 2px #0F4C5C' },
    '.Label': { fontWeight: '500', fontSize: '17px' },
  },
};

/** Returns the page's fonts, which Stripe's iframes do not have. */
export function listFonts(): CustomFontSource[] {
  const src = `url(${new URL(hanken, location.origin).href})`;
  return [{ family: 'Hanken Grotesk', src, weight: '400 600', display: 'swap' }];
}
