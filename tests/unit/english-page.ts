import * as en from '../../src/words/en/islands.ts';
import { setWords } from '../../src/words/page-words.ts';

// What a browser has before an island shows anything.
Object.assign(globalThis, { document: { documentElement: { lang: 'en' } } });
setWords('en', en);
