/** A device with a mouse or a touchpad has a keyboard; a telephone has none. */
const hasKeyboard = matchMedia('(any-pointer: fine)').matches;

/** Returns the advice, with what keys do where there are some. */
export function withKeys(advice: string, keys: string): string {
  return hasKeyboard ? `${advice} ${keys}` : advice;
}
