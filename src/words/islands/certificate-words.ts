import { atom } from 'nanostores';
import * as certificate from './en/certificate.ts';

/** Apart from `$words`, so that no other page loads them. */
export const $certificateWords = atom(certificate);
