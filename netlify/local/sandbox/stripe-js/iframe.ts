import type { ElementType } from './messages.ts';

const titles: Record<ElementType, string> = {
  payment: 'Secure payment input frame',
  address: 'Secure address input frame',
  linkAuthentication: 'Secure email input frame',
};
const firstHeights: Record<ElementType, number> = {
  payment: 178,
  address: 552,
  linkAuthentication: 86,
};

/** Its address names the origin that may send messages to it. */
export function createIframe(frame: { type: ElementType; origin: string }): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.title = titles[frame.type];
  iframe.src = `${frame.origin}/elements/${frame.type}#${encodeURIComponent(location.origin)}`;
  // Four pixels more on each side: the frame's edge would cut off the focus ring.
  iframe.style.cssText = 'display: block; width: calc(100% + 8px); margin: -4px; border: 0';
  iframe.style.height = `${firstHeights[frame.type]}px`;
  return iframe;
}
