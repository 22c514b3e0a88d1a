/** The shop's palette, type and spacing for all screens. */

const palette = {
  transparent: 'transparent',
  current: 'currentColor',
  mi: '#FBF9F5',
  twal: '#F1ECE3',
  lank: '#1A1816',
  sann: '#6B655D',
  liy: '#DED7CB',
  flanbwayan: { DEFAULT: '#C8321F', deep: '#A92717' },
  lanme: '#0F4C5C',
  soley: '#F2B632',
  /** The gallery's background. */
  nwit: '#12110F',
};

/** A modular scale of 1.25 from 17 px, in rem of 16 px; `sm` is half a step down. */
const fontSize = {
  xs: ['0.85rem', '1.25rem'],
  sm: ['0.95rem', '1.5rem'],
  base: ['1.0625rem', '1.75rem'],
  lg: ['1.328rem', '2rem'],
  xl: ['1.66rem', '2.25rem'],
  '2xl': ['2.075rem', '2.5rem'],
  '3xl': ['2.594rem', '3rem'],
  '4xl': ['3.242rem', '3.5rem'],
  '5xl': ['4.053rem', '4.25rem'],
};

const theme = {
  colors: palette,
  fontSize,
  fontFamily: {
    display: ['Fraunces', 'Fraunces Fallback', 'Georgia', 'serif'],
    sans: ['Hanken Grotesk', 'Hanken Grotesk Fallback', 'system-ui', 'sans-serif'],
  },
  extend: {
    borderColor: { DEFAULT: palette.liy },
    maxWidth: { measure: '34rem', page: '90rem' },
    spacing: { margin: 'var(--margin)' },
    minHeight: { target: '2.75rem' },
    minWidth: { target: '2.75rem' },
    transitionDuration: { DEFAULT: '300ms', slow: '500ms' },
    transitionTimingFunction: { DEFAULT: 'cubic-bezier(0.22, 0.61, 0.36, 1)' },
    letterSpacing: { label: '0.08em' },
  },
};

// Unused: each of these writes variables on every element or into every colour.
const unused = [
  'backgroundOpacity',
  'borderOpacity',
  'divideOpacity',
  'placeholderOpacity',
  'ringOpacity',
  'textOpacity',
  'backdropFilter',
  'filter',
  'borderSpacing',
  'boxShadow',
  'boxShadowColor',
  'contain',
  'fontVariantNumeric',
  'gradientColorStops',
  'ringColor',
  'ringOffsetColor',
  'ringOffsetWidth',
  'ringWidth',
  'rotate',
  'scale',
  'scrollSnapType',
  'skew',
  'touchAction',
  'transform',
  'translate',
];
const corePlugins = Object.fromEntries(unused.map((name) => [name, false]));

/** @type {import('tailwindcss').Config} */
export default {
  content: ['./src/**/*.{astro,tsx}'],
  corePlugins,
  future: { hoverOnlyWhenSupported: true },
  theme,
};
