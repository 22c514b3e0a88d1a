import { atom } from 'nanostores';
import { en } from './en.ts';

/** The texts of islands in the page's language. They are read when something is shown: islands outlive a page. */
export const $words = atom(en);
