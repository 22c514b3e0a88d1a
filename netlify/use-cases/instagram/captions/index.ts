export { parseCaption, type Caption } from './caption.ts';
