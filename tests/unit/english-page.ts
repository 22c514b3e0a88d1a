import * as en from '../../src/words/islands/en.ts';
import { setWords } from '../../src/words/islands/words.ts';

// What a browser has before an island shows anything.
Object.assign(globalThis, { document: { documentElement: { lang: 'en' } } });
setWords('en', en);
