import { mostArtworks } from '#shared/order-size';
import type { CommonWords } from '../en/common.ts';

function leaving(artworks: number): string {
  return artworks > 1
    ? 'nou vlope yo ak men epi yo kite atelye a'
    : 'nou vlope li ak men epi li kite atelye a';
}

const tracking = 'Apre sa, ou resevwa nimewo swivi a pa imèl.';

export const ht: CommonWords = {
  tooManyArtworks: `Ekri nou pou achte plis pase ${mostArtworks} tablo alafwa`,
  zelleLimit:
    'Bank yo limite konbyen lajan Zelle voye nan yon jou. Si bank ou refize tout montan an, voye li an plizyè fwa, nan plizyè jou, chak fwa ak menm memo a, jiskaske ou voye tout.',
  leaving,
  tracking,
  whatHappensNext: (artworks) => `nan kèk jou, ${leaving(artworks)}. ${tracking}`,
  nextSteps: (artworks) => [
    ['Kounye a', 'yon imèl ak kòmand ou nan wout pou ou'],
    ['Nan kèk jou', leaving(artworks)],
    ['Apre sa', 'ou resevwa nimewo swivi a pa imèl'],
  ],
  size: { inch: 'pous', point: '.', tells: 'in' },
};
