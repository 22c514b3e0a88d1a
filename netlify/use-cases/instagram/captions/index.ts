export { type Caption, parseCaption } from './caption.ts';
export { kindOf, type PostKind, postKinds } from './hashtags.ts';
