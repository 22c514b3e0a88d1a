import type { Look } from '../stripe-js/messages.ts';

/** Before the page's rules, so that a border of `.Input` does not hide it. */
const invalidLook = {
  borderColor: 'var(--colorDanger, #c0123c)',
  color: 'var(--colorDanger, #c0123c)',
};

/** Applies the page's appearance: its variables as custom properties, its rules as a style sheet. */
export function applyAppearance({ appearance }: Look): void {
  const { variables = {}, rules = {} } = appearance ?? {};
  const { '.Input--invalid': invalid, ...others } = rules;
  for (const [name, value] of Object.entries(variables)) {
    document.documentElement.style.setProperty(`--${name}`, String(value));
  }
  const sheet = new CSSStyleSheet();
  for (const [selector, rule] of Object.entries(others)) addRule(sheet, selector, rule);
  addRule(sheet, '.Input--invalid', { ...invalidLook, ...invalid });
  document.adoptedStyleSheets = [sheet];
}

function addRule(sheet: CSSStyleSheet, selector: string, declarations: object): void {
  const index = sheet.insertRule(`${selector} {}`, sheet.cssRules.length);
  const { style } = sheet.cssRules[index] as CSSStyleRule;
  for (const [name, value] of Object.entries(declarations)) {
    style.setProperty(toKebabCase(name), String(value));
  }
}

/** Fonts are the page's, so they must be named to the frame; a missing one leaves the fallback. */
export function loadFonts({ fonts = [] }: Look): void {
  for (const font of fonts) {
    if ('cssSrc' in font) addStyleSheet(font.cssSrc);
    else addFontFace(font);
  }
}

function addFontFace({ family, src, weight = 'normal', style = 'normal' }: FontSource): void {
  const face = new FontFace(family, src, { weight, style, display: 'swap' });
  document.fonts.add(face);
  face.load().catch(() => document.fonts.delete(face));
}

type FontSource = { family: string; src: string; weight?: string; style?: string };

function addStyleSheet(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
